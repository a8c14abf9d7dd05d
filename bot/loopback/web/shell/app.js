// The page: lets the reader choose a person, joins the parts, and switches channels.

import { Api, ApiError, fetchEverybody } from "../wire/api.js";
import { ChannelList } from "./channels.js";
import { Composer } from "../composer/composer.js";
import { Connection } from "../wire/connection.js";
import { element } from "../dom/element.js";
import { firstPage } from "./first.js";
import { icon } from "../dom/icons.js";
import { Interactions } from "../interactions/interactions.js";
import { openPersonMenu } from "../interactions/menu.js";
import { MessageList } from "../messages/messages.js";
import { applyMetrics } from "./metrics.js";
import { personPanel } from "./people.js";
import { addressOf, currentPlace } from "../state/place.js";
import { playNow } from "./quickstart.js";
import { Store } from "../state/store.js";
import { applyTheme } from "./theme.js";
import { isArchived, isDirect, isThread, placeName } from "../state/threads.js";
import { keepTimesTrue, setLocale } from "../text/timestamp.js";
import { languageNow, learn, words } from "../words/words.js";
import { openPicture } from "../messages/viewer.js";

const TYPED_INTO = "input, textarea, select, dialog, [popover]";
/** So many sit at a table that is opened by one press. */
const COMPUTERS = 2;
const root = document.querySelector("#app");

class App {
  constructor(store) {
    this.store = store;
    this.channel = null;
    this.isOpening = false;
    this.interactions = new Interactions(store);
    this.channels = new ChannelList(store);
    this.composer = new Composer(store, this.interactions);
    this.messages = new MessageList(this.page(), () => this.composer.focus());
    this.banner = element("p", { class: "banner", role: "status", hidden: true });
    this.title = element("h1", { class: "channel-title" });
    this.build();
    this.listen();
  }

  /** What messages need. */
  page() {
    const { store, interactions } = this;
    const world = {
      me: store.me.id, user: (id) => store.user(id), channel: (id) => store.channels.get(id) ?? null,
    };
    return { store, interactions, world, openPicture };
  }

  build() {
    const { store } = this;
    this.side = element("aside", { class: "side", id: "side" },
      element("header", { class: "guild" }, store.guild.name), this.channels.element, personPanel(store));
    this.drawerButton = element("button", {
      type: "button", class: "icon-button drawer-button", "aria-label": words("channels"), "aria-controls": "side",
      "aria-expanded": "false", onclick: () => this.setDrawer(!root.classList.contains("drawer-open")),
    }, icon("menu"));
    const scrim = element("div", { class: "scrim", onclick: () => this.setDrawer(false) });
    root.replaceChildren(this.side, scrim, element("main", { class: "place" },
      element("header", { class: "bar" }, this.drawerButton, this.title),
      this.banner, this.messages.element, this.composer.element));
  }

  listen() {
    const { store } = this;
    store.addEventListener("status", () => this.drawBanner());
    store.addEventListener("channels", () => this.drawPlace());
    window.addEventListener("popstate", () => this.go(currentPlace().channel, { remember: false }));
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.keyed(event));
    document.addEventListener("contextmenu", (event) => this.asked(event));
  }

  /** Shows a channel, by id or name; the first one if there is no such channel. */
  go(wanted, { remember = true } = {}) {
    const { store } = this;
    const all = [...store.channels.values()];
    const channel = store.channels.get(wanted) ?? all.find(({ name }) => name === wanted)
      ?? all.find((each) => !isThread(each));
    this.setDrawer(false);
    if (!channel) return;
    const hasMoved = channel.id !== this.channel;
    this.channel = channel.id;
    const address = addressOf(channel.id);
    if (address !== location.pathname + location.search) {
      if (remember && hasMoved) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
    }
    this.channels.select(channel.id);
    this.composer.show(channel);
    this.messages.show(channel.id);
    this.drawPlace();
    if (!store.messages.has(channel.id)) this.load(channel.id);
  }

  /** Opens the direct messages with the bot. */
  async openDirect() {
    const channel = await this.store.api.direct();
    if (!this.store.channels.has(channel.id)) this.store.on_channel_create(channel);
    this.go(channel.id);
  }

  async load(channel) {
    try {
      await this.store.load(channel);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.composer.say(error.message);
    }
  }

  /** Fetches everything once the stream of events has opened, the first time or again. */
  async opened() {
    try {
      await this.store.refresh(this.channel);
    } catch (error) {
      // The stream also breaks when the server goes away, and reopens when it returns.
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    this.store.setOnline(true);
    if (this.channel === null || !this.store.channels.has(this.channel)) this.go(currentPlace().channel);
  }

  drawPlace() {
    const channel = this.store.channels.get(this.channel);
    if (!channel) {
      if (this.channel !== null && this.store.channels.size) this.go(null);
      return;
    }
    this.title.replaceChildren(
      icon(isThread(channel) ? "thread" : isDirect(channel) ? "at" : "hash"),
      element("span", {}, channel.name),
      isArchived(channel) ? element("small", {}, words("archived")) : "",
      channel.topic ? element("span", { class: "topic" }, channel.topic) : "");
    const pings = [...this.store.channels.keys()].reduce((sum, id) => sum + this.store.marks.pings(id), 0);
    const name = isThread(channel) ? channel.name : placeName(channel);
    document.title = `${pings ? `(${pings}) ` : ""}${name} | ${this.store.guild.name}`;
    root.classList.toggle("has-pings", pings > 0);
  }

  drawBanner() {
    const { online, bot } = this.store;
    const name = bot.name ?? bot.username;
    const text = !online ? words("lost")
      : bot.connected ? ""
        : this.isOpening ? words("not-yet", { name })
          : words("not-connected", { name });
    this.banner.hidden = text === "";
    if (this.banner.textContent !== text) this.banner.textContent = text;
  }

  /** Says whether a table is about to be opened for the reader. */
  setOpening(isOpening) {
    this.isOpening = isOpening;
    this.drawBanner();
  }

  setDrawer(isOpen) {
    root.classList.toggle("drawer-open", isOpen);
    this.drawerButton.setAttribute("aria-expanded", String(isOpen));
  }

  clicked(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    const command = event.target.closest("[data-command]");
    if (command) this.composer.startNamed(command.dataset.command);
    if (event.target.closest("[data-direct]")) this.openDirect();
    this.asked(event);
    const reply = event.target.closest("[data-reveal]");
    if (reply) this.messages.reveal(reply.dataset.reveal);
    const link = event.target.closest("a[data-channel]");
    if (!link) return;
    event.preventDefault();
    this.go(link.dataset.channel);
  }

  /** Opens the menu of a person whose name was pressed, with either button. */
  asked(event) {
    const name = event.target.closest("[data-person]");
    if (!name) return;
    event.preventDefault();
    const open = () => openPersonMenu(name, this.store, (command) => this.useOn(command, name.dataset.person));
    if (event.buttons) onceReleased(open);
    else open();
  }

  async useOn(command, person) {
    const failure = await this.interactions.useOn(this.channel, command.name, person);
    if (!failure) return;
    const shown = command.name_localized ?? command.name;
    this.composer.say(words("command-failed", { command: shown, why: failure }));
  }

  keyed(event) {
    if (event.key === "Escape" && root.classList.contains("drawer-open")) this.setDrawer(false);
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== " ";
    // Typing anywhere means writing a message.
    if (isLetter && !document.activeElement.closest(TYPED_INTO)) this.composer.focus();
  }
}

/** Calls once no button is held: its release would close a menu that is open by then. */
function onceReleased(call) {
  const listeners = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => {
      listeners.abort();
      call();
    }, { signal: listeners.signal });
  }
}

async function start() {
  applyTheme();
  applyMetrics();
  await speak(navigator.language);
  const everybody = await patiently(fetchEverybody);
  document.title = everybody.guild.name;
  document.body.dataset.pictures = everybody.buttons_jump ? "vanish" : "stay";
  const { person, play } = currentPlace();
  const me = everybody.people.find(({ id, username }) => id === person || username === person);
  if (!me) {
    const commands = await patiently(() => new Api(everybody.people[0].id).commands());
    root.replaceChildren(firstPage(everybody, commands, person));
    return;
  }
  setLocale(me.locale);
  await speak(me.locale);
  keepTimesTrue();
  const store = new Store(new Api(me.id), me, everybody);
  const app = new App(store);
  new Connection(store.api.eventsUrl(), {
    onFrame: (type, data) => store.take(type, data),
    onState: (isOpen) => (isOpen ? app.opened() : store.setOnline(false)),
  });
  if (play) {
    // To load the page anew is not to ask for another table.
    history.replaceState(null, "", addressOf(null));
    playNow(app, play, COMPUTERS);
  }
}

/** Has the page speak a language, also what is there before anything is drawn. */
async function speak(locale) {
  await patiently(() => learn(locale));
  document.documentElement.lang = languageNow();
  document.querySelector("#announcements").setAttribute("aria-label", words("new-messages"));
  document.querySelector("#changes").setAttribute("aria-label", words("changes"));
}

/** Repeats a call until the server responds. */
async function patiently(call) {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      root.replaceChildren(element("p", { class: "waiting", role: "status" }, words("trying", { why: error.message })));
      await new Promise((resolve) => { setTimeout(resolve, 1500); });
    }
  }
}

start();
