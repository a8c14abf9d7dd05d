// The box at the bottom: text, or the beginning of a command.

import { ApiError } from "../wire/api.js";
import { CommandEntry } from "./entry.js";
import { isOffered, leavesOf, matching, nameIn, startedBy, withMentions } from "./commands.js";
import { Completion } from "./completion.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { isDirect, placeName } from "../state/threads.js";
import { words } from "../words/words.js";

const MENTION = /(^|\s)@(\w*)$/;

export class Composer {
  constructor(store, interactions) {
    this.store = store;
    this.interactions = interactions;
    this.channel = null;
    this.entry = null;
    this.sending = 0;
    this.completion = new Completion(store);
    this.problem = element("p", { class: "composer-problem", role: "alert" });
    this.input = this.buildInput();
    this.sendButton = element("button", {
      type: "submit", class: "icon-button send", "aria-label": words("send"),
    }, icon("send"));
    this.bar = element("form", { class: "composer-bar", onsubmit: (event) => {
      event.preventDefault();
      this.submit();
    } }, this.input, this.sendButton);
    this.element = element("div", { class: "composer" }, this.completion.element, this.problem, this.bar);
    this.inDirect = false;
    this.findCommands();
    store.addEventListener("commands", () => {
      this.findCommands();
      // The bot may start while somebody is looking for its commands.
      if (!this.entry) this.typed();
    });
  }

  buildInput() {
    return element("textarea", {
      class: "composer-input", rows: "1", role: "combobox", "aria-controls": "completion",
      "aria-expanded": "false", "aria-autocomplete": "list", maxlength: "2000", enterkeyhint: "send",
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.completion.hide(),
      onfocus: () => this.suggest(),
    });
  }

  /** Switches to another channel. */
  show(channel) {
    if (this.channel !== channel.id) this.cancelCommand();
    this.channel = channel.id;
    this.inDirect = isDirect(channel);
    this.findCommands();
    const name = placeName(channel);
    this.input.placeholder = words(this.inDirect ? "message-to" : "message-in", { name });
    this.input.setAttribute("aria-label", words("message-label", { name }));
  }

  findCommands() {
    this.leaves = leavesOf(this.store.commands.filter((command) => isOffered(command, this.inDirect)));
  }

  focus() {
    if (this.entry) this.entry.focus();
    else this.input.focus();
  }

  typed() {
    if (this.input.value) this.say("");
    if (!this.startsCommand(this.input.value)) this.suggest();
  }

  /** Begins the command whose full name the text starts with. Returns true if there is one. */
  startsCommand(text) {
    const leaf = text.startsWith("/") ? startedBy(this.leaves, text.slice(1)) : null;
    if (leaf) this.startCommand(leaf, text.slice(leaf.shown.length + 2));
    return leaf !== null;
  }

  startWritten(text) {
    if (!this.startsCommand(`${text} `)) this.say(words("no-command", { name: text.split(" ")[0] }));
  }

  suggest() {
    if (document.activeElement !== this.input) return;
    const text = this.input.value;
    const mention = MENTION.exec(text.slice(0, this.input.selectionStart));
    if (text.startsWith("/") && !text.includes("\n")) this.suggestCommands(text.slice(1));
    else if (mention) this.suggestPeople(mention[2]);
    else this.completion.hide();
  }

  suggestCommands(typed) {
    const items = matching(this.leaves, typed).map((leaf) => ({
      label: `/${leaf.shown}`, detail: leaf.description, extra: optionNames(leaf), leaf,
    }));
    const nothing = this.leaves.length ? words("no-match")
      : this.store.commands.length ? words("none-here")
      : words("none-yet");
    this.completion.show(this.input, {
      heading: items.length ? [element("b", {}, this.store.bot.name ?? this.store.bot.username)] : [nothing],
      items, active: 0, onPick: (item) => this.startCommand(item.leaf),
    });
  }

  suggestPeople(typed) {
    const fits = this.store.people.filter(({ username, name }) =>
      [username, name].some((each) => each.toLowerCase().startsWith(typed.toLowerCase())));
    this.completion.show(this.input, {
      heading: null, active: 0,
      items: fits.map((user) => ({ label: user.name, detail: user.username, user })),
      onPick: ({ user }) => this.insertMention(user),
    });
  }

  insertMention(user) {
    const caret = this.input.selectionStart;
    const before = this.input.value.slice(0, caret).replace(MENTION, `$1@${user.username} `);
    this.input.value = before + this.input.value.slice(caret);
    this.input.setSelectionRange(before.length, before.length);
    this.completion.hide();
  }

  key(event) {
    if (this.completion.key(event) || event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape") {
      this.say("");
    }
  }

  /** Turns the box into a form for the command with that name. */
  startNamed(path) {
    const leaf = this.leaves.find((each) => each.path === path || each.shown === path);
    if (leaf) this.startCommand(leaf);
    else this.say(words("no-command", { name: `/${path}` }));
  }

  /** Turns the box into a form for a command, filled in from pasted `name:value` pairs. */
  startCommand(leaf, written = "") {
    this.cancelCommand();
    this.say("");
    this.input.value = "";
    this.showEntry(new CommandEntry(leaf, this));
    this.entry.fill(written);
    this.entry.focus();
  }

  showEntry(entry) {
    const hasFocus = document.activeElement === this.input;
    this.completion.hide();
    this.entry = entry;
    this.input.hidden = true;
    this.bar.prepend(entry.element);
    if (hasFocus) entry.focus();
  }

  /** Goes back to plain text. */
  cancelCommand() {
    if (!this.entry) return;
    this.completion.hide();
    this.entry.element.remove();
    this.entry = null;
    this.input.hidden = false;
  }

  /** Sends what was typed; the box is free at once for the next message. */
  async submit() {
    this.completion.hide();
    this.say("");
    this.setSending(+1);
    try {
      if (this.entry) await this.sendCommand();
      else await this.sendText();
    } finally {
      this.setSending(-1);
    }
  }

  setSending(step) {
    this.sending += step;
    this.bar.classList.toggle("sending", this.sending > 0);
  }

  async sendCommand() {
    const { entry, channel } = this;
    const { options, problem, field } = entry.read();
    if (problem) {
      this.say(problem);
      field.input.focus();
      return;
    }
    this.cancelCommand();
    this.input.focus();
    const failure = await this.failureOf(() => this.interactions.command(channel, entry.leaf.path, options));
    if (!failure) return;
    if (this.isEmpty() && this.channel === channel) this.showEntry(entry);
    this.say(words("command-failed", { command: `/${entry.leaf.shown}`, why: failure }));
  }

  async sendText() {
    const text = this.input.value.trim();
    if (!text) return;
    if (/^\/\w/.test(text)) {
      this.startWritten(text);
      return;
    }
    const { channel } = this;
    this.input.value = "";
    const failure = await this.failureOf(() => this.store.api.say(channel, withMentions(text, this.store.people)));
    if (!failure) return;
    if (this.isEmpty()) this.input.value = text;
    this.say(failure);
  }

  /** Returns the sentence that the call returned or raised, or null. */
  async failureOf(call) {
    try {
      const answer = await call();
      return typeof answer === "string" ? answer : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.message;
    }
  }

  isEmpty() {
    return !this.entry && this.input.value === "";
  }

  say(problem) {
    this.problem.textContent = problem;
  }
}

function optionNames(leaf) {
  return leaf.options.slice(0, 6).map((option) =>
    element("span", { class: `option-name${option.required ? " required" : ""}` }, nameIn(option)));
}
