// The open list of a select menu. At most one is open.

import { element } from "../dom/element.js";
import { emojiElement } from "../text/emoji.js";
import { icon } from "../dom/icons.js";
import { words } from "../words/words.js";

let openOne = null;

/**
 * Opens a list under `trigger`. With `max` 1 the first choice closes it and sends that choice; with
 * more, closing it sends them.
 * `onChosen(values)` is called if the choice is allowed and differs from `values`.
 */
export function openDropdown(options) {
  const wasOpenHere = openOne?.trigger === options.trigger;
  openOne?.close();
  if (!wasOpenHere) openOne = new Dropdown(options);
}

/** Closes the list without sending if its field has gone or become another one. */
export function closeIfGone() {
  if (!openOne) return;
  const { trigger, id } = openOne;
  if (!trigger.isConnected || trigger.disabled || trigger.dataset.id !== id) openOne.abandon();
}

class Dropdown {
  constructor({ trigger, label, options, values, min, max, onChosen, repeats }) {
    Object.assign(this, { trigger, options, min, max, onChosen, repeats, before: values });
    this.id = trigger.dataset.id;
    this.chosen = new Set(values);
    this.typed = "";
    this.active = Math.max(0, options.findIndex((option) => this.chosen.has(option.value)));
    this.list = this.build(label);
    this.show();
  }

  build(label) {
    const multiple = this.max > 1;
    return element("div", { class: "dropdown", popover: "manual" },
      element("div", {
        class: "dropdown-list", role: "listbox", tabindex: "0", "aria-label": label,
        "aria-multiselectable": multiple ? "true" : null,
        onkeydown: (event) => this.key(event),
      }, this.options.map((option, index) => this.row(option, index)),
      this.options.length ? null : element("p", { class: "nothing" }, words("nothing"))),
      multiple ? this.footer() : null);
  }

  row(option, index) {
    return element("div", {
      class: "option", role: "option", id: `option-${index}`,
      onclick: () => this.pick(index),
      onpointermove: () => this.move(index),
    },
    option.colour ? element("span", { class: "avatar", style: { "--colour": option.colour } }, option.label[0]) : null,
    option.emoji ? emojiElement(option.emoji) : null,
    element("span", { class: "option-text" },
      element("span", {}, option.label),
      option.description ? element("small", {}, option.description) : null),
    element("span", { class: this.max > 1 ? "check box" : "check" }, icon("check")));
  }

  footer() {
    this.count = element("span", {});
    return element("div", { class: "dropdown-footer" }, this.count,
      element("button", { type: "button", class: "button primary small", onclick: () => this.close() }, words("done")));
  }

  show() {
    (this.trigger.closest("dialog") ?? document.body).append(this.list);
    this.list.showPopover();
    this.trigger.setAttribute("aria-expanded", "true");
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    document.addEventListener("pointerdown", (event) => this.pointer(event), { capture: true, signal });
    window.addEventListener("resize", () => this.place(), { signal });
    document.addEventListener("scroll", (event) => this.list.contains(event.target) || this.place(),
      { capture: true, signal });
    this.list.addEventListener("focusout", (event) => this.focusLeft(event), { signal });
    this.place();
    this.draw();
    this.list.firstChild.focus({ preventScroll: true });
    this.scrollToActive();
  }

  place() {
    const box = this.trigger.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const isBelow = below > 260 || below >= above;
    const { style } = this.list;
    style.setProperty("--left", `${Math.max(8, Math.min(box.left, innerWidth - box.width - 8))}px`);
    style.setProperty("--wide", `${Math.min(Math.max(box.width, 220), innerWidth - 16)}px`);
    style.setProperty("--high", `${Math.min(340, isBelow ? below : above)}px`);
    style.setProperty("--top", isBelow ? `${box.bottom + 4}px` : "auto");
    style.setProperty("--bottom", isBelow ? "auto" : `${innerHeight - box.top + 4}px`);
  }

  draw() {
    const isFull = this.max > 1 && this.chosen.size >= this.max;
    this.rows().forEach((row, index) => {
      const isChosen = this.chosen.has(this.options[index].value);
      row.setAttribute("aria-selected", String(isChosen));
      row.toggleAttribute("aria-disabled", isFull && !isChosen);
      row.classList.toggle("active", index === this.active);
    });
    this.list.firstChild.setAttribute("aria-activedescendant", `option-${this.active}`);
    if (this.count) this.count.textContent = this.countText();
  }

  countText() {
    const many = this.chosen.size;
    if (many < this.min) return words(this.min === this.max ? "choose-exactly" : "choose-least", { count: this.min });
    return words("chosen-of", { count: many, most: this.max });
  }

  rows() {
    return [...this.list.querySelectorAll(".option")];
  }

  move(index) {
    if (index === this.active || !this.options.length) return;
    this.active = Math.max(0, Math.min(this.options.length - 1, index));
    this.draw();
  }

  scrollToActive() {
    this.rows()[this.active]?.scrollIntoView({ block: "nearest" });
  }

  pick(index) {
    const option = this.options[index];
    if (!option) return;
    const { value } = option;
    this.active = index;
    if (this.max === 1) {
      this.chosen = new Set(this.chosen.has(value) && this.min === 0 ? [] : [value]);
      this.picked = true;
      this.close();
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    this.draw();
  }

  key(event) {
    const to = {
      ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: this.options.length - 1,
      PageDown: this.active + 8, PageUp: this.active - 8,
    }[event.key];
    if (to !== undefined) this.move(to);
    else if (event.key === "Enter" || (event.key === " " && !this.typed)) this.pick(this.active);
    else if (event.key === "Escape") this.close();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.type(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.scrollToActive();
  }

  /** Typing the beginning of an option jumps to it. */
  type(letter) {
    clearTimeout(this.forget);
    this.typed += letter.toLowerCase();
    this.forget = setTimeout(() => { this.typed = ""; }, 700);
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.move(found);
  }

  pointer(event) {
    if (this.list.contains(event.target) || this.trigger.contains(event.target)) return;
    this.close();
  }

  focusLeft(event) {
    if (!event.relatedTarget || this.list.contains(event.relatedTarget)) return;
    if (event.relatedTarget !== this.trigger) this.close(false);
  }

  /** Closes the list and sends the choice. */
  close(returnFocus = true) {
    if (openOne !== this) return;
    this.abandon(returnFocus);
    const values = this.options.map((option) => option.value).filter((value) => this.chosen.has(value));
    const isAllowed = values.length >= this.min && values.length <= this.max;
    const isSame = values.length === this.before.length && values.every((value) => this.before.includes(value));
    if (isAllowed && (!isSame || (this.picked && this.repeats))) this.onChosen(values);
  }

  /** Closes the list without sending. */
  abandon(returnFocus = true) {
    openOne = null;
    this.listeners.abort();
    clearTimeout(this.forget);
    this.trigger.setAttribute("aria-expanded", "false");
    this.list.remove();
    if (returnFocus && this.trigger.isConnected) this.trigger.focus({ preventScroll: true });
  }
}
