// The emoji of a button or an option: a Unicode one, or a picture of the server.

import { element } from "./element.js";
import { customEmoji } from "./inline.js";

/** Returns the element of `{id, name}`. */
export function emojiElement({ id, name }) {
  if (id) return customEmoji(name ?? "emoji", id);
  return element("span", { class: "emoji-text", "aria-hidden": "true" }, name);
}
