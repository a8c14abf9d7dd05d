// Builds DOM elements without markup text, so that nothing a person wrote can become markup.

const AS_PROPERTY = new Set(["value", "checked", "selected", "textContent"]);

/**
 * Returns a new element. `on…` functions become handlers; `style` and `dataset` take objects;
 * null, undefined and false omit an attribute; true sets it to the empty string.
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) give(made, name, value);
  made.append(...children.flat(Infinity).filter(isShown));
  return made;
}

/** True for children to be shown; others are omitted. */
function isShown(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

function give(made, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on") || AS_PROPERTY.has(name)) made[name] = value;
  else if (name === "style") giveStyle(made, value);
  else if (name === "dataset") Object.assign(made.dataset, value);
  else made.setAttribute(name, value === true ? "" : value);
}

function giveStyle(made, style) {
  for (const [name, value] of Object.entries(style)) made.style.setProperty(name, value);
}
