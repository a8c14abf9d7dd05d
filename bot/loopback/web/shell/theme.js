// Dark or light: as the system prefers, until the reader chooses.

import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { words } from "../words/words.js";

const KEY = "theme";
const prefersLight = window.matchMedia("(prefers-color-scheme: light)");

/** Applies the theme saved on the last visit. */
export function applyTheme() {
  const kept = localStorage.getItem(KEY);
  if (kept) document.documentElement.dataset.theme = kept;
}

/** Returns the button that changes the theme. */
export function themeButton() {
  const button = element("button", { type: "button", class: "icon-button", onclick: () => {
    const other = currentTheme() === "dark" ? "light" : "dark";
    localStorage.setItem(KEY, other);
    applyTheme();
    draw();
  } });
  const draw = () => {
    const other = currentTheme() === "dark" ? "light" : "dark";
    button.replaceChildren(icon(other === "light" ? "sun" : "moon"));
    button.title = words(`theme-${other}`);
    button.setAttribute("aria-label", button.title);
  };
  prefersLight.addEventListener("change", draw);
  draw();
  return button;
}

function currentTheme() {
  return document.documentElement.dataset.theme ?? (prefersLight.matches ? "light" : "dark");
}
