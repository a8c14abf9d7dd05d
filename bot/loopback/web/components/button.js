// A button of a message.

import { element } from "../dom/element.js";
import { emojiElement } from "../text/emoji.js";
import { icon } from "../dom/icons.js";
import { isLocked } from "../state/threads.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const LINK = 5;

export function buttonElement(component, { message, page }) {
  const inside = [
    component.emoji ? emojiElement(component.emoji) : null,
    component.label ? element("span", { class: "label" }, component.label) : null,
  ];
  if (component.style === LINK) return linkButton(component, inside);
  const isBusy = page.store.busy.get(message.id) === component.custom_id;
  return element("button", {
    type: "button",
    class: `button ${STYLES[component.style] ?? "secondary"}${isBusy ? " busy" : ""}`,
    disabled: component.disabled || isLocked(page.store.channels.get(message.channel_id)),
    "aria-busy": isBusy ? "true" : null,
    dataset: { id: component.custom_id },
    onclick: () => page.interactions.press(message, component.custom_id),
  }, element("span", { class: "button-inside" }, inside), isBusy ? waitingDots() : null);
}

function linkButton(component, inside) {
  const shown = element("span", { class: "button-inside" }, inside, icon("open"));
  if (component.disabled) {
    return element("button", { type: "button", class: "button link", disabled: true }, shown);
  }
  return element("a", {
    class: "button link", href: component.url, target: "_blank", rel: "noreferrer noopener",
  }, shown);
}

function waitingDots() {
  return element("span", { class: "dots", "aria-hidden": "true" }, [1, 2, 3].map(() => element("i")));
}
