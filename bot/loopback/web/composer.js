// The box at the bottom: text, or the beginning of a command.

import { ApiError } from "./api.js";
import { CommandEntry } from "./commandentry.js";
import { leavesOf, matching, nameIn, startedBy } from "./commands.js";
import { Completion } from "./completion.js";
import { element } from "./element.js";
import { icon } from "./icons.js";

const MENTION = /(^|\s)@(\w*)$/;

export class Composer {
  constructor(store, interactions) {
    this.store = store;
    this.interactions = interactions;
    this.channel = null;
    this.entry = null;
    this.completion = new Completion(store);
    this.problem = element("p", { class: "composer-problem", role: "alert" });
    this.input = this.buildInput();
    this.sendButton = element("button", {
      type: "submit", class: "icon-button send", "aria-label": "Send",
    }, icon("send"));
    this.bar = element("form", { class: "composer-bar", onsubmit: (event) => {
      event.preventDefault();
      this.submit();
    } }, this.input, this.sendButton);
    this.element = element("div", { class: "composer" }, this.completion.element, this.problem, this.bar);
    this.leaves = leavesOf(store.commands);
    store.addEventListener("commands", () => {
      this.leaves = leavesOf(store.commands);
      // The bot may start while somebody is looking for its commands.
      if (!this.entry) this.suggest();
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

  /** Writes into another channel from now on. */
  show(channel) {
    if (this.channel !== channel.id) this.cancelCommand();
    this.channel = channel.id;
    const name = channel.parent_id && channel.type !== 0 ? `“${channel.name}”` : `#${channel.name}`;
    this.input.placeholder = `Message ${name}`;
    this.input.setAttribute("aria-label", `Message ${name}. Type a slash for commands`);
  }

  focus() {
    if (this.entry) this.entry.focus();
    else this.input.focus();
  }

  typed() {
    this.say("");
    const text = this.input.value;
    const leaf = text.startsWith("/") ? startedBy(this.leaves, text.slice(1)) : null;
    if (leaf) this.startCommand(leaf, text.slice(leaf.shown.length + 2));
    else this.suggest();
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
    const nothing = this.leaves.length ? "No command fits." : "There are no commands yet: the bot brings them.";
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

  /** Turns the box into the form of the command with that name. */
  startNamed(path) {
    const leaf = this.leaves.find((each) => each.path === path || each.shown === path);
    if (leaf) this.startCommand(leaf);
    else this.say(`There is no command /${path}.`);
  }

  /** Turns the box into the form of a command, filled from `name:value` pairs that were pasted. */
  startCommand(leaf, written = "") {
    this.cancelCommand();
    this.completion.hide();
    this.say("");
    this.input.value = "";
    this.entry = new CommandEntry(leaf, this);
    this.input.hidden = true;
    this.bar.prepend(this.entry.element);
    this.entry.fill(written);
    this.entry.focus();
  }

  /** Back to plain text. */
  cancelCommand() {
    if (!this.entry) return;
    this.completion.hide();
    this.entry.element.remove();
    this.entry = null;
    this.input.hidden = false;
  }

  async submit() {
    if (this.isSending) return;
    this.isSending = true;
    this.bar.classList.add("sending");
    try {
      if (this.entry) await this.sendCommand();
      else await this.sendText();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.say(error.message);
    } finally {
      this.isSending = false;
      this.bar.classList.remove("sending");
    }
  }

  async sendCommand() {
    const { options, problem, field } = this.entry.read();
    if (problem) {
      this.say(problem);
      field.input.focus();
      return;
    }
    const { entry } = this;
    this.completion.hide();
    this.say("");
    const failure = await this.interactions.command(this.channel, entry.leaf.path, options);
    if (failure) {
      this.say(`/${entry.leaf.shown} failed: ${failure}`);
      return;
    }
    if (this.entry !== entry) return;
    const hadFocus = entry.element.contains(document.activeElement);
    this.cancelCommand();
    if (hadFocus) this.input.focus();
  }

  async sendText() {
    const text = this.input.value.trim();
    if (!text) return;
    if (/^\/\w/.test(text)) {
      const leaf = this.leaves.find((each) => `/${each.shown}` === text);
      if (leaf) this.startCommand(leaf);
      else this.say(`There is no command ${text.split(" ")[0]}.`);
      return;
    }
    this.completion.hide();
    await this.store.api.say(this.channel, this.withMentions(text));
    this.input.value = "";
  }

  withMentions(text) {
    return text.replace(/@(\w+)/g, (whole, name) => {
      const user = this.store.people.find(({ username }) => username === name.toLowerCase());
      return user ? `<@${user.id}>` : whole;
    });
  }

  say(problem) {
    this.problem.textContent = problem;
  }
}

function optionNames(leaf) {
  return leaf.options.slice(0, 6).map((option) =>
    element("span", { class: `option-name${option.required ? " required" : ""}` }, nameIn(option)));
}
