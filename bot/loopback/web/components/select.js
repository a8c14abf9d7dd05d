// The closed field of a select menu. Its open list is the dropdown.

import { colourOf, nameOf } from "../dom/avatar.js";
import { openDropdown } from "./dropdown.js";
import { element } from "../dom/element.js";
import { emojiElement } from "../text/emoji.js";
import { icon } from "../dom/icons.js";
import { isLocked } from "../state/threads.js";
import { words } from "../words/words.js";

const USERS = 5;
const ROLES = 6;
const MENTIONABLES = 7;
const CHANNELS = 8;

/** Returns the select of a message; choices go to the bot. */
export function selectElement(component, { message, page }) {
  const { store, interactions } = page;
  const values = store.chosenIn(message.id, component.custom_id) ?? defaultValues(component, store);
  const disabled = component.disabled || isLocked(store.channels.get(message.channel_id));
  const control = selectControl({ ...component, disabled }, values, store, (chosen) =>
    interactions.choose(message, component.custom_id, chosen), store.repeats);
  if (store.busy.get(message.id) === component.custom_id) {
    control.classList.add("busy");
    control.setAttribute("aria-busy", "true");
  }
  return control;
}

/** Returns the values that are chosen from the start. */
export function defaultValues(component, store) {
  if (component.default_values) return component.default_values.map((each) => each.id);
  return optionsOf(component, store).filter((option) => option.default).map((option) => option.value);
}

/** Returns a select field that calls `onChosen(values)`; if it `repeats`, also with what was chosen before. */
export function selectControl(component, values, store, onChosen, repeats = false) {
  const options = optionsOf(component, store);
  const chosen = options.filter((option) => values.includes(option.value));
  const { min, max } = limitsOf(component);
  const open = (event) => openDropdown({
    trigger: event.currentTarget, label: component.label ?? component.placeholder ?? words("options"), options, values, min, max, onChosen, repeats,
  });
  return element("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": labelOf(component, chosen), disabled: component.disabled,
    dataset: { id: component.custom_id },
    onclick: open,
    onkeydown: (event) => {
      if (event.key !== "ArrowDown" || !event.altKey) return;
      event.preventDefault();
      open(event);
    },
  },
  element("span", { class: "select-shown" }, chosen.length ? shownValues(chosen, max) : placeholder(component)),
  icon("chevron"));
}

/** Returns how many values are needed, at least and at most. */
export function limitsOf(component) {
  const min = component.required === false ? 0 : component.min_values ?? 1;
  return { min, max: component.max_values ?? 1 };
}

function labelOf(component, chosen) {
  const name = component.label ?? component.placeholder ?? words("select");
  return chosen.length ? `${name}: ${chosen.map((option) => option.label).join(", ")}` : name;
}

function placeholder(component) {
  return element("span", { class: "placeholder" }, component.placeholder ?? words("make-selection"));
}

function shownValues(chosen, max) {
  return chosen.map((option) => element("span", { class: max > 1 ? "chosen chip" : "chosen" },
    option.emoji ? emojiElement(option.emoji) : null, option.label));
}

function optionsOf(component, store) {
  if (component.type === USERS || component.type === MENTIONABLES) return userOptions(store);
  if (component.type === CHANNELS) return channelOptions(store);
  if (component.type === ROLES) return [];
  return component.options;
}

function userOptions(store) {
  return [...store.people, store.bot].map((user) => ({
    value: user.id, label: nameOf(user, store), colour: colourOf(user),
  }));
}

function channelOptions(store) {
  return [...store.channels.values()].map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
}
