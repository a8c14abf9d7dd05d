// The components of a message: classic rows and version 2. Each type has one builder.

import { buttonElement } from "./button.js";
import { covered } from "../dom/cover.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { markdown } from "../text/markdown.js";
import { fileCard, gallery, thumbnail } from "./media.js";
import { selectElement } from "./select.js";
import { words } from "../words/words.js";

const BUILDERS = {
  1: row,
  2: buttonElement,
  3: selectElement,
  5: selectElement,
  6: selectElement,
  7: selectElement,
  8: selectElement,
  9: section,
  10: textDisplay,
  11: (component, context) => thumbnail(component, context.page),
  12: (component, context) => gallery(component.items, context.page),
  13: (component) => fileCard({
    ...component.file, filename: component.name ?? component.file.filename, size: component.size,
  }, component.spoiler),
  14: separator,
  17: container,
};

/** Returns the components of a message, or null if it has none. */
export function components(message, page) {
  if (!message.components?.length) return null;
  const context = { message, page };
  return element("div", { class: "components", onkeydown: moveByArrow },
    buildAll(message.components, context));
}

function buildAll(list, context) {
  return list.map((component) => build(component, context));
}

function build(component, context) {
  const builder = BUILDERS[component.type];
  return builder ? builder(component, context) : unknown(component);
}

function unknown(component) {
  return element("p", { class: "unknown" }, icon("warning"), words("unknown-component", { type: component.type }));
}

function row(component, context) {
  return element("div", { class: "row", role: "group" }, buildAll(component.components, context));
}

function section(component, context) {
  return element("div", { class: "section" },
    element("div", { class: "section-text" }, buildAll(component.components, context)),
    component.accessory ? build(component.accessory, context) : null);
}

function textDisplay(component, { page }) {
  return element("div", { class: "markdown" }, markdown(component.content, page.world));
}

function separator(component) {
  const classes = ["separator"];
  if (component.divider === false) classes.push("plain");
  if (component.spacing === 2) classes.push("large");
  return element("div", { class: classes.join(" "), role: component.divider === false ? null : "separator" });
}

function container(component, context) {
  const colour = component.accent_color;
  const hasColour = colour !== null && colour !== undefined;
  const inner = buildAll(component.components, context);
  const made = element("div", {
    class: `container${hasColour ? " accented" : ""}`,
    style: hasColour ? { "--accent": `#${colour.toString(16).padStart(6, "0")}` } : {},
  }, inner);
  return component.spoiler ? covered(made) : made;
}

/** Left and right move to the next button of the message, up and down to the nearest one. */
function moveByArrow(event) {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = event.target.closest(".button, .select");
  const all = [...event.currentTarget.querySelectorAll(".button:not(:disabled), .select:not(:disabled)")];
  if (!from || !all.includes(from)) return;
  event.preventDefault();
  const [sideways, down] = direction;
  const to = sideways ? all[all.indexOf(from) + sideways] : nearestVertically(from, all, down);
  to?.focus();
}

function nearestVertically(from, all, down) {
  const start = centre(from);
  const ahead = all.map((each) => ({ each, at: centre(each) }))
    .filter(({ at }) => (at.y - start.y) * down > 8);
  const cost = ({ at }) => Math.abs(at.y - start.y) * 4 + Math.abs(at.x - start.x);
  return ahead.sort((first, second) => cost(first) - cost(second))[0]?.each;
}

function centre(shown) {
  const box = shown.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
