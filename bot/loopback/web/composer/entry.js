// A command being filled in: its name, a chip for each option, and a place to add optional ones.

import { ApiError } from "../wire/api.js";
import { nameIn, offers, readOption } from "./commands.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { reasonOf } from "../words/reasons.js";
import { words } from "../words/words.js";

const AUTOCOMPLETE_WAIT_MS = 180;

export class CommandEntry {
  constructor(leaf, composer) {
    this.leaf = leaf;
    this.composer = composer;
    this.completion = composer.completion;
    this.store = composer.store;
    this.fields = [];
    this.asked = 0;
    this.more = this.buildMore();
    this.chips = element("div", { class: "chips" },
      element("span", { class: "command-path" }, `/${leaf.shown}`), this.more);
    this.element = element("div", { class: "command-entry", role: "group", "aria-label": words("command", { name: leaf.shown }) },
      this.chips,
      element("button", {
        type: "button", class: "icon-button", "aria-label": words("cancel-command"), onclick: () => this.cancel(),
      }, icon("close")));
    leaf.options.filter((option) => option.required).forEach((option) => this.addField(option));
    this.drawMore();
  }

  /** Accepts `name:value` pairs, as in a copied command. */
  fill(written) {
    const names = this.leaf.options.map((option) => nameIn(option).replace(/[^\p{L}\p{N}_-]/gu, ""));
    if (!written.trim() || !names.length) return;
    const pieces = written.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "iu"));
    for (let at = 1; at < pieces.length; at += 2) {
      const option = this.leaf.options.find((each) => nameIn(each).toLowerCase() === pieces[at].toLowerCase());
      if (option) this.fieldOf(option).input.value = pieces[at + 1].trim();
    }
  }

  /** Focuses the first required field without a value, or the place to add more. */
  focus() {
    (this.fields.find((field) => field.option.required && field.input.value === "")?.input ?? this.more).focus();
  }

  cancel() {
    this.composer.cancelCommand();
    this.composer.say("");
    this.composer.focus();
  }

  /** Returns `{options}`, or `{problem, field}` for the first invalid field. */
  read() {
    const options = {};
    for (const field of this.fields) {
      const text = field.input.value;
      if (text === "" && !field.option.required) continue;
      if (text === "") return { problem: words("is-required", { option: nameIn(field.option) }), field };
      const { value, problem } = this.valueOf(field);
      if (problem) return { problem, field };
      options[field.option.name] = value;
    }
    return { options };
  }

  valueOf(field) {
    if (field.picked && field.picked.label === field.input.value) return { value: field.picked.value };
    return readOption(field.option, field.input.value, this.store);
  }

  addField(option) {
    const field = { option, picked: null };
    field.input = this.buildInput(field);
    field.chip = element("label", { class: "option-chip" },
      element("span", { class: "option-chip-name" }, nameIn(option)),
      field.input,
      option.required ? null : element("button", {
        type: "button", class: "chip-remove", "aria-label": words("remove", { option: nameIn(option) }),
        onclick: () => this.removeField(field),
      }, "×"));
    this.more.before(field.chip);
    this.fields.push(field);
    this.drawMore();
    return field;
  }

  buildInput(field) {
    return element("input", {
      type: "text", class: "option-input", autocomplete: "off", spellcheck: "false", role: "combobox",
      "aria-controls": "completion", "aria-expanded": "false", "aria-label": nameIn(field.option),
      "aria-required": field.option.required ? "true" : null, size: "4",
      onfocus: () => this.suggest(field, 0),
      onblur: () => this.completion.hide(),
      oninput: () => {
        field.picked = null;
        this.composer.say("");
        this.fit(field.input);
        if (!this.walkTo(field.input)) this.suggest(field, AUTOCOMPLETE_WAIT_MS);
      },
      onkeydown: (event) => this.key(event, field),
    });
  }

  /** Fields grow with their text where the browser cannot do that with CSS. */
  fit(input) {
    input.size = Math.max(4, Math.min(40, input.value.length + 1));
  }

  removeField(field) {
    const before = this.fields[this.fields.indexOf(field) - 1];
    this.fields = this.fields.filter((each) => each !== field);
    field.chip.remove();
    this.drawMore();
    (before?.input ?? this.more).focus();
  }

  buildMore() {
    return element("input", {
      type: "text", class: "option-more", autocomplete: "off", spellcheck: "false", role: "combobox",
      "aria-controls": "completion", "aria-expanded": "false", "aria-label": words("add-option"),
      onfocus: () => this.suggestOptions(),
      onblur: () => this.completion.hide(),
      oninput: () => this.suggestOptions(),
      onkeydown: (event) => this.moreKey(event),
    });
  }

  remaining() {
    const used = this.fields.map((field) => field.option.name);
    return this.leaf.options.filter((option) => !used.includes(option.name));
  }

  drawMore() {
    const count = this.remaining().length;
    this.more.placeholder = count ? words("more-options", { count }) : "";
    this.more.classList.toggle("nothing-left", count === 0);
  }

  suggestOptions() {
    if (this.walkTo(this.more)) return;
    const typed = this.more.value.toLowerCase();
    const fits = this.remaining().filter((option) => nameIn(option).toLowerCase().includes(typed));
    this.completion.show(this.more, {
      heading: [element("b", {}, `/${this.leaf.shown}`), ` ${this.leaf.description}`],
      items: fits.map((option) => ({
        label: nameIn(option), detail: option.description_localized ?? option.description, option,
      })),
      // With nothing typed, Enter sends the command instead of adding an option.
      active: typed ? 0 : -1,
      onPick: ({ option }) => this.pickOption(option),
    });
  }

  pickOption(option) {
    this.more.value = "";
    this.fieldOf(option).input.focus();
  }

  fieldOf(option) {
    return this.fields.find((field) => field.option === option) ?? this.addField(option);
  }

  /** Typing `name:` at the end of a field moves to that option. Returns true if it did. */
  walkTo(input) {
    const written = /^(.*?)(?:^|\s+)(\S+):$/su.exec(input.value);
    const option = written && this.leaf.options.find((each) => nameIn(each).toLowerCase() === written[2].toLowerCase());
    if (!option) return false;
    input.value = written[1];
    const field = this.fieldOf(option);
    field.input.focus();
    if (field.input === input) this.suggest(field, 0);
    return true;
  }

  suggest(field, wait_ms) {
    const offered = offers(field.option, this.store);
    if (field.option.autocomplete) this.askLater(field, wait_ms);
    else this.offer(field, offered ? fitting(offered, field) : []);
  }

  offer(field, items, note = null) {
    const { option, input } = field;
    const description = option.description_localized ?? option.description ?? "";
    this.completion.show(input, {
      heading: [element("b", {}, nameIn(option)), ` ${note ?? description}`],
      items,
      active: field.picked || !(option.required || input.value) ? -1 : 0,
      onPick: (item) => this.pick(field, item),
    });
  }

  askLater(field, wait_ms) {
    clearTimeout(this.timer);
    // What is shown answers an older question: Enter must not accept it.
    this.completion.moveTo(-1);
    this.asked += 1;
    const question = this.asked;
    this.timer = setTimeout(() => this.ask(field, question), wait_ms);
  }

  async ask(field, question) {
    const options = {};
    for (const each of this.fields) {
      const { value } = this.valueOf(each);
      if (each === field || (each.input.value !== "" && value !== undefined)) {
        options[each.option.name] = each === field ? each.input.value : value;
      }
    }
    let choices = [];
    let error = null;
    try {
      ({ choices, error } = await this.store.api.autocomplete(
        this.composer.channel, this.leaf.path, options, field.option.name));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      error = failure.message;
    }
    // A later question or another field has made this answer useless.
    if (question !== this.asked || document.activeElement !== field.input) return;
    this.offer(field, choices.map((choice) => ({ label: nameIn(choice), value: choice.value })), error && reasonOf(error));
  }

  pick(field, item) {
    field.picked = item;
    field.input.value = item.label;
    this.fit(field.input);
    this.completion.hide();
    this.focus();
  }

  key(event, field) {
    if (this.completion.key(event) || event.isComposing) return;
    if (event.key === "Backspace" && field.input.value === "") this.backspace(event, field);
    else this.commonKey(event, field.input);
  }

  backspace(event, field) {
    event.preventDefault();
    if (!field.option.required) this.removeField(field);
    else if (field === this.fields[0]) this.cancel();
    else this.neighbour(field.input, -1)?.focus();
  }

  moreKey(event) {
    if (this.completion.key(event) || event.isComposing) return;
    if (event.key === "Backspace" && this.more.value === "") {
      event.preventDefault();
      if (this.fields.length) this.fields.at(-1).input.focus();
      else this.cancel();
      return;
    }
    this.commonKey(event, this.more);
  }

  commonKey(event, input) {
    if (event.key === "Enter") {
      event.preventDefault();
      this.composer.submit();
    } else if (event.key === "Escape") {
      this.cancel();
    } else if (event.key === "ArrowLeft" && input.selectionEnd === 0) {
      this.neighbour(input, -1)?.focus();
    } else if (event.key === "ArrowRight" && input.selectionStart === input.value.length) {
      this.neighbour(input, 1)?.focus();
    }
  }

  neighbour(input, step) {
    const all = [...this.fields.map((field) => field.input), this.more];
    return all[all.indexOf(input) + step];
  }
}

/** A field filled in from the list offers the whole list again. */
function fitting(offered, field) {
  const typed = field.picked ? "" : field.input.value.trim().toLowerCase().replace(/^[@#]/, "");
  return offered.filter(({ label, detail }) =>
    [label, detail].some((name) => name?.toLowerCase().includes(typed)));
}
