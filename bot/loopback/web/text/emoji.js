// The emoji of a button or an option: a Unicode character, or a picture from the server.

import { element } from "../dom/element.js";
import { customEmoji } from "./inline.js";

/** Returns the element for `{id, name}`. */
export function emojiElement({ id, name }) {
  if (id) return customEmoji(name ?? "emoji", id);
  return element("span", { class: "emoji-text", "aria-hidden": "true" }, name);
}
