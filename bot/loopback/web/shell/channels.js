// The list of channels and threads at the side.

import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { morph } from "../dom/morph.js";
import { addressOf } from "../state/place.js";
import { byId } from "../wire/snowflake.js";
import { isArchived, isDirect, isThread } from "../state/threads.js";
import { words } from "../words/words.js";

export class ChannelList {
  constructor(store) {
    this.store = store;
    this.current = null;
    this.opened = new Set();
    this.element = element("nav", { class: "channels", "aria-label": words("channels") });
    store.addEventListener("channels", () => this.draw());
  }

  select(channel) {
    this.current = channel;
    this.draw();
  }

  draw() {
    const all = [...this.store.channels.values()];
    const tops = all.filter((channel) => !isThread(channel) && !isDirect(channel) && channel.type !== 4)
      .sort((first, second) => (first.position ?? 0) - (second.position ?? 0) || byId(first, second));
    const list = element("ul", {}, tops.map((channel) => this.group(channel, all)));
    const direct = element("ul", { class: "direct" }, element("li", {}, this.direct(all.find(isDirect))));
    morph(this.element, element("nav", { class: "channels", "aria-label": words("channels") }, list, direct));
  }

  /** The direct messages with the bot, or the way to open them. */
  direct(channel) {
    if (channel) return this.link(channel, "at");
    const name = this.store.bot.name ?? this.store.bot.username;
    return element("button", { type: "button", class: "channel", dataset: { direct: "" } },
      icon("at"), element("span", { class: "channel-name" }, words("message-to", { name })));
  }

  group(channel, all) {
    const threads = all.filter((each) => isThread(each) && each.parent_id === channel.id).sort(byId).reverse();
    const active = threads.filter((thread) => !isArchived(thread));
    const archived = threads.filter(isArchived);
    const isOpen = this.opened.has(channel.id) || archived.some((thread) => thread.id === this.current);
    return element("li", {},
      this.link(channel, "hash"),
      threads.length ? element("ul", { class: "threads" },
        active.map((thread) => element("li", {}, this.link(thread, "thread"))),
        archived.length ? this.archiveSwitch(channel, archived.length, isOpen) : null,
        isOpen ? archived.map((thread) => element("li", {}, this.link(thread, "archive"))) : null) : null);
  }

  archiveSwitch(channel, count, isOpen) {
    return element("li", {}, element("button", {
      type: "button", class: "archive-switch", "aria-expanded": String(isOpen),
      onclick: () => {
        if (!this.opened.delete(channel.id)) this.opened.add(channel.id);
        this.draw();
      },
    }, icon("chevron"), words("archived-count", { count })));
  }

  link(channel, picture) {
    const { store } = this;
    const isCurrent = channel.id === this.current;
    const archived = isArchived(channel);
    const pings = store.marks.pings(channel.id);
    const unread = !isCurrent && !archived && store.isUnread(channel);
    const classes = ["channel", unread ? "unread" : "", archived ? "archived" : ""];
    return element("a", {
      class: classes.filter(Boolean).join(" "), href: addressOf(channel.id),
      "aria-current": isCurrent ? "page" : null, dataset: { channel: channel.id },
    },
    icon(picture),
    element("span", { class: "channel-name" }, channel.name),
    archived ? element("span", { class: "for-screen-readers" }, words("archived")) : null,
    unread && !pings ? element("span", { class: "for-screen-readers" }, words("unread")) : null,
    pings ? element("span", { class: "ping", "aria-label": words("pings", { count: pings }) }, String(pings)) : null);
  }
}
