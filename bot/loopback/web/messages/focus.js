// Where the keyboard's focus goes when the button it was on changes or goes.

const CONTROLS = ".components :is(.button, .select):not(:disabled)";

/** Returns what is needed to find the focused control of a message again, or null if there is none. */
export function rememberFocus(list) {
  const active = document.activeElement;
  const message = list.contains(active) ? active.closest("[data-message]") : null;
  if (!message) return null;
  const index = controlsOf(message).indexOf(active);
  return { active, key: message.dataset.message, id: active.dataset.id, name: nameOf(active), index };
}

/**
 * Focuses the same control, else the one that took its place, else the message itself; after a link
 * or a picture, its like or the message. `find(key)` returns a message; `hand` is the newest private
 * one, or null. Returns false if nothing is left.
 */
export function restoreFocus(focus, find, hand) {
  if (!focus || isStill(focus)) return true;
  const message = find(focus.key) ?? hand;
  if (!message) return false;
  const to = sameIn(message, focus) ?? message;
  if (to !== document.activeElement) to.focus({ preventScroll: true });
  return true;
}

function sameIn(message, focus) {
  return focus.index < 0 ? sameBesideControls(message, focus.active) : sameControl(message, focus);
}

/** What led somewhere else must not become a control: the next Enter would press that. */
function sameBesideControls(message, active) {
  const marks = JSON.stringify(active.dataset);
  const alike = [...message.querySelectorAll(active.nodeName)];
  return alike.find((each) => each.className === active.className && JSON.stringify(each.dataset) === marks);
}

function sameControl(message, { id, name, index }) {
  const all = controlsOf(message);
  const inPlace = all[Math.min(index, all.length - 1)];
  const known = all.find((each) => id && each.dataset.id === id);
  if (known || !inPlace || nameOf(inPlace) === name) return known ?? inPlace;
  return all.find((each) => nameOf(each) === name) ?? inPlace;
}

/** A picture or a link keeps the focus for as long as it is there, a control while it is the same. */
function isStill({ active, id, name, index }) {
  if (!active.isConnected || active.disabled) return false;
  return index < 0 || (active.dataset.id === id && nameOf(active) === name);
}

function controlsOf(message) {
  return [...message.querySelectorAll(CONTROLS)];
}

/** Emojis are part of a name: ten of swords, ten of cups. */
function nameOf(control) {
  const signs = [...control.querySelectorAll(".emoji, .emoji-text")];
  return [control.ariaLabel, ...signs.map((sign) => sign.ariaLabel ?? sign.alt), control.innerText].join(" ");
}
