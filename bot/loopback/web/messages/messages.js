// The messages of a channel: drawing in place, scrolling, the way back to the newest.

import { nameOf } from "../dom/avatar.js";
import { closeIfGone } from "../components/dropdown.js";
import { element } from "../dom/element.js";
import { rememberFocus, restoreFocus } from "./focus.js";
import { icon } from "../dom/icons.js";
import { followsOn, messageElement } from "./message.js";
import { morph } from "../dom/morph.js";
import { isLater } from "../wire/snowflake.js";
import { isEphemeral } from "../state/store.js";
import { isLocked } from "../state/threads.js";
import { welcome } from "./welcome.js";
import { languageNow, words } from "../words/words.js";

const NEAR_BOTTOM_PX = 60;
const NEAR_TOP_PX = 200;
/** So much is seen below a message that is kept in view. */
const BELOW_PX = 16;

export class MessageList {
  /** `page` holds what messages need; `onLost()` takes the focus if its message has gone. */
  constructor(page, onLost) {
    this.page = page;
    this.onLost = onLost;
    this.channel = null;
    this.shown = new Map();
    this.dirty = new Set();
    this.isAtBottom = true;
    this.isLocked = false;
    this.asked = null;
    this.unseen = 0;
    this.list = element("div", { class: "message-list" });
    this.scroller = element("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": words("messages") },
      this.list);
    this.pill = element("button", { type: "button", class: "jump", hidden: true, onclick: () => this.jump() });
    this.element = element("div", { class: "messages" }, this.scroller, this.pill);
    this.listen();
  }

  listen() {
    const { store } = this.page;
    store.addEventListener("messages", ({ detail }) => detail === this.channel && this.draw());
    store.addEventListener("message", ({ detail }) => this.arrived(detail));
    store.addEventListener("channels", () => this.drawPlace());
    store.addEventListener("interface", ({ detail }) => {
      this.dirty.add(detail);
      this.draw();
    });
    this.scroller.addEventListener("scroll", () => this.scrolled());
    const follow = new ResizeObserver(() => this.follow());
    follow.observe(this.list);
    follow.observe(this.scroller);
    document.addEventListener("visibilitychange", () => this.markRead());
  }

  /** Shows another channel, starting at its newest message. */
  show(channel) {
    this.channel = channel;
    this.lastRead = this.page.store.marks.lastRead(channel);
    this.shown.clear();
    this.list.replaceChildren();
    this.isAtBottom = true;
    this.asked = null;
    this.unseen = 0;
    this.draw();
  }

  draw() {
    const { store } = this.page;
    if (this.channel === null) return;
    const isLoaded = store.messages.has(this.channel);
    const focus = rememberFocus(this.list);
    const wanted = isLoaded ? this.entries(store.messagesOf(this.channel)) : [loading()];
    this.place(wanted);
    this.dirty.clear();
    this.list.setAttribute("aria-busy", String(!isLoaded));
    this.follow();
    if (!restoreFocus(focus, (key) => this.shown.get(key)?.node, this.hand())) this.onLost();
    closeIfGone();
    this.markRead();
    this.drawPill();
  }

  /** Returns the newest private message, or null. */
  hand() {
    return [...this.list.querySelectorAll(".message.ephemeral")].at(-1) ?? null;
  }

  /** Returns the entries of the list: `key`, `marks` that say when to redraw, and `build()`. */
  entries(messages) {
    const { store } = this.page;
    const entries = [];
    const channel = store.channels.get(this.channel);
    this.isLocked = isLocked(channel);
    if (channel && store.complete.has(this.channel)) entries.push(this.start(channel, messages.length === 0));
    let previous = null;
    let hasNew = false;
    for (const message of messages) {
      const day = new Date(message.timestamp).toDateString();
      const isOtherDay = previous !== null && day !== new Date(previous.timestamp).toDateString();
      const isNew = !hasNew && this.isUnread(message) && previous !== null;
      hasNew ||= isNew;
      if (isOtherDay || isNew) entries.push(divider(message, isOtherDay, isNew));
      const grouped = !isOtherDay && !isNew && followsOn(message, previous);
      entries.push({
        key: message.id, marks: [message, grouped, this.isLocked],
        build: () => messageElement(message, this.page, { grouped }),
      });
      previous = message;
    }
    return entries;
  }

  start(channel, isEmpty) {
    return {
      key: "start", marks: [channel.name, isEmpty],
      build: () => welcome(channel, this.page.store, isEmpty),
    };
  }

  isUnread(message) {
    return this.lastRead !== null && isLater(message.id, this.lastRead)
      && message.author.id !== this.page.store.me.id;
  }

  place(wanted) {
    const keys = new Set(wanted.map((entry) => entry.key));
    for (const [key, { node }] of this.shown) {
      if (keys.has(key)) continue;
      node.remove();
      this.shown.delete(key);
    }
    let after = this.list.firstChild;
    for (const { key, marks, build } of wanted) {
      const known = this.shown.get(key);
      const node = this.upToDate(key, known, marks) ? known.node
        : known ? this.changed(known.node, build()) : build();
      this.shown.set(key, { node, marks });
      if (after === known?.node || after === node) after = node.nextSibling;
      else this.list.insertBefore(node, after);
    }
  }

  /** Says the lines that are new in a message, such as whose turn it is. */
  changed(node, wanted) {
    const before = linesOf(node);
    const now = morph(node, wanted);
    const news = linesOf(now).filter((line) => !before.includes(line));
    if (news.length) document.querySelector("#changes").textContent = news.join(" ");
    return now;
  }

  upToDate(key, known, marks) {
    return known && !this.dirty.has(key) && marks.every((mark, index) => mark === known.marks[index]);
  }

  drawPlace() {
    if (this.channel === null) return;
    for (const message of this.page.store.messagesOf(this.channel)) {
      if (message.thread) this.dirty.add(message.id);
    }
    const { channels } = this.page.store;
    if (this.dirty.size || isLocked(channels.get(this.channel)) !== this.isLocked) this.draw();
  }

  arrived(message) {
    if (message.channel_id !== this.channel) return;
    const { store, interactions } = this.page;
    const isMine = message.author.id === store.me.id;
    if (!isMine) this.announce(message);
    const isFollowing = this.isAtBottom || this.asked !== null || interactions.hasJustActed();
    // What the reader wrote or was given privately is scrolled into view, and the latter stays there.
    if (isMine || (isEphemeral(message) && isFollowing)) this.jump();
    if (isEphemeral(message) && isFollowing) this.asked = message.id;
    if (!this.isAtBottom) this.unseen += 1;
    this.drawPill();
  }

  announce(message) {
    const texts = this.shown.get(message.id)?.node.querySelectorAll(".markdown") ?? [];
    const text = [...texts].map((shown) => shown.textContent).join(" ");
    const place = document.querySelector("#announcements");
    place.append(element("p", {}, `${nameOf(message.author, this.page.store)}: ${text.slice(0, 300)}`));
    while (place.childElementCount > 5) place.firstChild.remove();
  }

  scrolled() {
    const { scrollTop } = this.scroller;
    this.measure();
    // The reader looks elsewhere.
    if (Math.abs(scrollTop - this.placed) > 1) this.asked = null;
    this.drawPill();
    this.markRead();
    if (scrollTop < NEAR_TOP_PX) this.loadOlder();
  }

  measure() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.isAtBottom = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX;
    if (this.isAtBottom) this.unseen = 0;
  }

  /** Keeps in view the private message that the reader was given, or else the newest one. */
  follow() {
    if (this.asked === null) {
      if (this.isAtBottom) this.toBottom();
      return;
    }
    const node = this.shown.get(this.asked)?.node;
    if (!node) {
      this.jump();
      return;
    }
    this.scrollTo(this.scroller.scrollTop
      + node.getBoundingClientRect().bottom - this.scroller.getBoundingClientRect().bottom + BELOW_PX);
    this.measure();
  }

  async loadOlder() {
    const { store } = this.page;
    if (this.isLoading || !store.messages.has(this.channel) || store.complete.has(this.channel)) return;
    this.isLoading = true;
    const { scrollHeight, scrollTop } = this.scroller;
    try {
      await store.loadOlder(this.channel);
      // What was being read stays in place, even if the browser does not see to it.
      const grown = this.scroller.scrollHeight - scrollHeight;
      if (!this.isAtBottom) this.scroller.scrollTop = scrollTop + grown;
    } finally {
      this.isLoading = false;
    }
  }

  jump() {
    this.isAtBottom = true;
    this.asked = null;
    this.unseen = 0;
    this.toBottom();
    this.drawPill();
  }

  /** Scrolls to a loaded message and highlights it. */
  reveal(id) {
    const node = this.shown.get(id)?.node;
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.classList.add("revealed");
    node.addEventListener("animationend", () => node.classList.remove("revealed"), { once: true });
  }

  toBottom() {
    this.scrollTo(this.scroller.scrollHeight);
  }

  scrollTo(top) {
    this.scroller.scrollTop = top;
    this.placed = this.scroller.scrollTop;
  }

  drawPill() {
    this.pill.hidden = this.isAtBottom;
    const news = words("news", { count: this.unseen });
    this.pill.replaceChildren(this.unseen ? `${news} · ` : "", words("jump"), icon("down"));
  }

  markRead() {
    if (this.channel !== null && this.isAtBottom && !document.hidden) this.page.store.markRead(this.channel);
  }
}

/** Returns the lines of a message without its small print. */
function linesOf(node) {
  const lines = (places) => [...node.querySelectorAll(places)].flatMap((text) => text.innerText.split("\n"));
  const small = new Set(lines(".markdown .subtext"));
  return lines(".markdown").filter((line) => line && !small.has(line));
}

function divider(message, isOtherDay, isNew) {
  const day = new Date(message.timestamp).toLocaleDateString(languageNow(), {
    year: "numeric", month: "long", day: "numeric",
  });
  return {
    key: `before-${message.id}`, marks: [isNew, isOtherDay],
    build: () => element("div", { class: `divider${isNew ? " new" : ""}`, role: "separator" },
      isOtherDay ? element("span", {}, day) : null,
      isNew ? element("b", {}, words("new")) : null),
  };
}

function loading() {
  return {
    key: "loading", marks: [],
    build: () => element("div", { class: "loading-messages", role: "status" }, words("loading")),
  };
}
