// A cover for pictures, files and boxes that would spoil something.

import { element } from "./element.js";
import { words } from "../words/words.js";

/** Returns the content under a cover that a press removes. */
export function covered(content) {
  const reveal = (event) => {
    event.currentTarget.parentElement.dataset.revealed = "yes";
  };
  return element("div", { class: "covered" }, content,
    element("button", { type: "button", class: "cover", onclick: reveal }, words("spoiler")));
}
