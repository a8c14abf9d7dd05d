// The emoji of a button or an option: a Unicode character, or a picture from the server.

import { element } from "../dom/element.js";
import { customEmoji } from "./inline.js";

// What Discord calls them. Screen readers know the others by themselves.
const NAMES = {
  "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs",
  "⚔": "crossed swords", "🪄": "magic wand", "🍷": "wine glass", "🪙": "coin", "🃏": "black joker",
};
const VARIANT = "\ufe0f";
// An emoji that is uploaded anew whenever it changes carries a hash in its name.
const HASH = /_[0-9a-f]{6,}$/;

/** Returns the element for `{id, name}`, named for screen readers. */
export function emojiElement({ id, name }) {
  if (id) return pictureOf(id, name ?? "emoji");
  const known = NAMES[name.replace(VARIANT, "")] ?? name;
  return element("span", { class: "emoji-text", role: "img", "aria-label": known }, name);
}

function pictureOf(id, name) {
  const picture = customEmoji(name, id);
  picture.alt = name.replace(HASH, "").replaceAll("_", " ");
  return picture;
}
