// The list above the command box: whatever matches what is being typed.

import { avatar } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { words } from "../words/words.js";

export class Completion {
  constructor(store) {
    this.store = store;
    this.items = [];
    this.active = -1;
    this.input = null;
    this.heading = element("div", { class: "completion-heading" });
    this.list = element("div", {
      class: "completion-list", role: "listbox", id: "completion", "aria-label": words("suggestions"),
    });
    this.element = element("div", { class: "completion", hidden: true }, this.heading, this.list);
    // Pressing an item must not take the focus away from the input.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /**
   * Shows items (`label`, perhaps `detail`, `extra`, `user`) for an input. The `active` one is
   * marked: Enter accepts it.
   */
  show(input, { heading = null, items, onPick, active = -1 }) {
    this.input = input;
    this.items = items;
    this.onPick = onPick;
    this.active = items.length ? active : -1;
    this.moved = false;
    this.heading.replaceChildren(...(heading ?? []));
    this.heading.hidden = !heading;
    this.list.replaceChildren(...items.map((item, index) => this.row(item, index)));
    this.list.hidden = items.length === 0;
    this.element.hidden = !heading && items.length === 0;
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.draw();
  }

  row(item, index) {
    return element("div", {
      class: "completion-item", role: "option", id: `completion-${index}`,
      onclick: () => this.pick(index),
      onpointermove: () => this.moveTo(index),
    },
    item.user ? avatar(item.user, this.store) : null,
    element("span", { class: "completion-text" },
      element("span", { class: "completion-label" }, item.label, item.extra ?? null),
      item.detail ? element("small", {}, item.detail) : null));
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  get isOpen() {
    return !this.element.hidden && this.items.length > 0;
  }

  pick(index) {
    const item = this.items[index];
    if (item) this.onPick(item);
  }

  /** Marks an item; -1 marks none. */
  moveTo(index) {
    if (index === this.active) return;
    this.active = index;
    this.draw();
  }

  draw() {
    [...this.list.children].forEach((row, index) => {
      row.setAttribute("aria-selected", String(index === this.active));
    });
    if (this.active >= 0) {
      this.input?.setAttribute("aria-activedescendant", `completion-${this.active}`);
      this.list.children[this.active].scrollIntoView({ block: "nearest" });
    } else {
      this.input?.removeAttribute("aria-activedescendant");
    }
  }

  /** Handles a key pressed in the input. Returns true if it was for the list. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      const from = this.active < 0 && step < 0 ? this.items.length : this.active;
      this.moved = true;
      this.moveTo((from + step + this.items.length) % this.items.length);
    } else if (event.key === "Enter" && !event.shiftKey && this.active >= 0) {
      this.pick(this.active);
    } else if (event.key === "Tab" && !event.shiftKey && this.active >= 0 && this.wasAsked()) {
      this.pick(this.active);
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Tab moves on from an empty field, but accepts a suggestion that was searched for. */
  wasAsked() {
    return this.moved || this.input.value !== "";
  }
}
