// A cover over pictures, files and boxes that would spoil something.

import { element } from "./element.js";

/** Returns something under a cover that a press takes away. */
export function covered(content) {
  const reveal = (event) => {
    event.currentTarget.parentElement.dataset.revealed = "yes";
  };
  return element("div", { class: "covered" }, content,
    element("button", { type: "button", class: "cover", onclick: reveal }, "Spoiler"));
}
