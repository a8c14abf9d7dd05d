// A picture shown large over the page, with its description.

import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { words } from "../words/words.js";

/** Shows one of several pictures; each has `address`, `description` and `media`. */
export function openPicture(items, start = 0) {
  let at = start;
  const image = element("img", { class: "viewer-picture", alt: "" });
  const caption = element("figcaption");
  const original = element("a", { target: "_blank", rel: "noreferrer noopener" }, words("open-original"));
  const draw = () => {
    const { address, description, media } = items[at];
    image.src = address;
    image.alt = description ?? "";
    image.width = media.width ?? 0;
    image.height = media.height ?? 0;
    for (const side of ["width", "height"]) media[side] || image.removeAttribute(side);
    caption.textContent = description ?? "";
    original.href = address;
  };
  const turn = (step) => {
    at = (at + step + items.length) % items.length;
    draw();
  };
  const dialog = element("dialog", {
    class: "viewer", "aria-label": words("picture"),
    onclick: (event) => event.target.closest("img, a, button, figcaption") || dialog.close(),
    onkeydown: (event) => {
      if (event.key === "ArrowLeft") turn(-1);
      if (event.key === "ArrowRight") turn(1);
    },
  },
  element("button", { type: "button", class: "icon-button viewer-close", "aria-label": words("close"), autofocus: true,
    onclick: () => dialog.close() }, icon("close")),
  element("figure", {}, image, caption, original),
  items.length > 1 ? arrows(turn) : null);
  dialog.addEventListener("close", () => dialog.remove());
  draw();
  document.body.append(dialog);
  dialog.showModal();
}

function arrows(turn) {
  const arrow = (name, label, step) => element("button", {
    type: "button", class: `icon-button viewer-${name}`, "aria-label": label, onclick: () => turn(step),
  }, icon("chevron"));
  return [arrow("before", words("previous-picture"), -1), arrow("after", words("next-picture"), 1)];
}
