// The fields of a modal. Each has an element, an id, `value()`, `check()` and `focus()`.

import { element } from "../dom/element.js";
import { markdown } from "../text/markdown.js";
import { defaultValues, limitsOf, selectControl } from "../components/select.js";
import { words } from "../words/words.js";

const ROW = 1;
const TEXT = 4;
const DISPLAY = 10;
const LABEL = 18;
const RADIO = 21;
const CHECKS = 22;
const CHECK = 23;
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/** Returns the fields for a modal's components, in order; plain text is a field without an id. */
export function fieldsOf(components, store) {
  return components.flatMap((component) => {
    if (component.type === DISPLAY) return [display(component, store)];
    if (component.type === LABEL) return [labelled(component.component, component, store)];
    if (component.type === ROW) return component.components.map((inner) => labelled(inner, inner, store));
    return [labelled(component, component, store)];
  });
}

function display(component, store) {
  const world = { user: (id) => store.user(id), channel: (id) => store.channels.get(id) ?? null, me: store.me.id };
  return {
    element: element("div", { class: "markdown" }, markdown(component.content, world)),
    id: null, check: () => null,
  };
}

function labelled(component, { label, description }, store) {
  const id = `field-${component.custom_id}`;
  const text = label ?? component.custom_id;
  const control = controlOf(component, { id, text, description, store });
  const problem = element("span", { class: "field-problem", id: `${id}-problem` });
  const made = component.type === CHECK
    ? element("div", { class: "field" }, control.element)
    : question(component, { id, text, description, control, problem });
  const check = () => {
    problem.textContent = control.problem() ?? "";
    made.classList.toggle("wrong", problem.textContent !== "");
    return problem.textContent || null;
  };
  // A field found invalid is checked again while it is being corrected, not before.
  made.addEventListener("input", () => made.classList.contains("wrong") && check());
  return { element: made, id: component.custom_id, value: control.value, focus: control.focus, check };
}

/** The title of a field with what stands below it; a group is read as one. */
function question(component, { id, text, description, control, problem }) {
  const isGroup = component.type === RADIO || component.type === CHECKS;
  const isRequired = component.required !== false;
  return element(isGroup ? "fieldset" : "div", {
    class: "field", role: component.type === RADIO ? "radiogroup" : null,
    "aria-required": component.type === RADIO && isRequired ? "true" : null,
    "aria-describedby": isGroup ? described(id) : null,
  },
  element(isGroup ? "legend" : "label", { class: "field-label", for: isGroup ? null : id },
    element("span", { id: `${id}-label` }, text),
    isRequired ? element("span", { class: "required", title: words("required") }, " *") : null, problem),
  description ? element("p", { class: "field-description", id: `${id}-description` }, description) : null,
  control.element);
}

function described(id) {
  return `${id}-problem ${id}-description`;
}

function controlOf(component, { id, text, description, store }) {
  if (component.type === TEXT) return textControl(component, id);
  if (component.type === RADIO) return radioControl(component, id);
  if (component.type === CHECKS) return checksControl(component, id);
  if (component.type === CHECK) return checkControl(component, { id, text, description });
  if (SELECTS.includes(component.type)) return selectField(component, store, id, text);
  return unknownControl(component);
}

function textControl(component, id) {
  const isParagraph = component.style === PARAGRAPH;
  const count = element("span", { class: "count", "aria-hidden": "true" });
  const input = element(isParagraph ? "textarea" : "input", {
    id, type: isParagraph ? null : "text", class: "text-input", placeholder: component.placeholder,
    value: component.value ?? "", maxlength: component.max_length ?? 4000, rows: isParagraph ? "5" : null,
    autocomplete: "off", "aria-required": component.required === false ? null : "true",
    "aria-describedby": described(id),
    oninput: () => draw(),
  });
  const draw = () => {
    count.textContent = component.max_length ? `${input.value.length}/${component.max_length}` : "";
  };
  draw();
  return {
    element: element("div", { class: "text-field" }, input, count),
    value: () => input.value,
    focus: () => input.focus(),
    problem: () => textProblem(input.value, component),
  };
}

function textProblem(text, { required, min_length, max_length }) {
  if (!text) return required === false ? null : words("required");
  if (min_length && text.length < min_length) return words("length-least", { count: min_length });
  if (max_length && text.length > max_length) return words("length-most", { count: max_length });
  return null;
}

function selectField(component, store, id, text) {
  const holder = element("div");
  const { min, max } = limitsOf(component);
  let chosen = defaultValues(component, store);
  const draw = () => {
    const control = selectControl({ ...component, disabled: false, label: text }, chosen, store, (values) => {
      chosen = values;
      draw();
      focusControl();
      holder.dispatchEvent(new Event("input", { bubbles: true }));
    });
    control.id = id;
    control.setAttribute("aria-describedby", described(id));
    holder.replaceChildren(control);
  };
  const focusControl = () => holder.firstChild.focus();
  draw();
  return {
    element: holder,
    value: () => chosen,
    focus: focusControl,
    problem: () => numberProblem(chosen.length, min, max),
  };
}

function numberProblem(count, min, max) {
  if (count < min) return min === 1 ? words("required") : words("choose-least", { count: min });
  return count > max ? words("choose-most", { count: max }) : null;
}

/** One line of a group: what it says is its name, the smaller line below describes it. */
function choice(kind, { id, name = null, value = null, label, description, checked }) {
  return element("label", { class: "choice" },
    element("input", {
      type: kind, id, name, value, checked,
      "aria-labelledby": `${id}-text`, "aria-describedby": description ? `${id}-more` : null,
    }),
    element("span", {},
      element("span", { id: `${id}-text` }, label),
      description ? element("small", { id: `${id}-more` }, description) : null));
}

function choicesOf(kind, component, id, name) {
  return element("div", { class: "choices" }, component.options.map((option, index) =>
    choice(kind, { ...option, id: `${id}-${index}`, name, checked: option.default === true })));
}

/** The first one that is chosen, else the first: there the arrow keys begin. */
function focusIn(holder) {
  (holder.querySelector(":checked") ?? holder.querySelector("input")).focus();
}

function radioControl(component, id) {
  const holder = choicesOf("radio", component, id, id);
  const value = () => holder.querySelector(":checked")?.value ?? null;
  return {
    element: holder,
    value,
    focus: () => focusIn(holder),
    problem: () => (value() === null && component.required !== false ? words("required") : null),
  };
}

function checksControl(component, id) {
  const holder = choicesOf("checkbox", component, id, null);
  const value = () => [...holder.querySelectorAll(":checked")].map((box) => box.value);
  const min = component.required === false ? 0 : component.min_values ?? 1;
  return {
    element: holder,
    value,
    focus: () => holder.querySelector("input").focus(),
    problem: () => numberProblem(value().length, min, component.max_values ?? component.options.length),
  };
}

function checkControl(component, { id, text, description }) {
  const holder = choice("checkbox", { id, label: text, description, checked: component.default === true });
  const input = holder.querySelector("input");
  return {
    element: holder,
    value: () => input.checked,
    focus: () => input.focus(),
    problem: () => null,
  };
}

function unknownControl(component) {
  return {
    element: element("p", { class: "unknown" }, words("unknown-field", { type: component.type })),
    value: () => [],
    focus: () => {},
    problem: () => null,
  };
}
