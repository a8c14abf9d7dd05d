// A round picture of somebody: their initial on their colour.

import { element } from "./element.js";

const BOT_COLOUR = "#5865f2";

/** Returns the avatar of a person or bot; `store` knows the colours. */
export function avatar(user, store) {
  const known = store?.user(user.id) ?? user;
  return element("span", {
    class: "avatar", "aria-hidden": "true", style: { "--colour": colourOf(known) },
  }, nameOf(user, store).slice(0, 1).toUpperCase());
}

/** Returns somebody's colour as CSS. */
export function colourOf(user) {
  if (typeof user.color === "number") return `#${user.color.toString(16).padStart(6, "0")}`;
  return user.color ?? BOT_COLOUR;
}

/** Returns the name shown for somebody. */
export function nameOf(user, store = null) {
  return store?.user(user.id)?.name ?? user.name ?? user.global_name ?? user.username;
}
