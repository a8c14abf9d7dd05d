// The menu of a person: the commands that bots offer there.

import { nameOf } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { words } from "../words/words.js";

const USER = 2;
const MARGIN_PX = 8;

/** Opens the menu of the person whose name was pressed; `use(command)` runs one of its commands. */
export function openPersonMenu(name, store, use) {
  const user = store.user(name.dataset.person);
  if (!user) return;
  const offered = store.commands.filter((command) => command.type === USER);
  const menu = element("div", {
    class: "menu", popover: "auto", role: "menu", "aria-label": words("apps-of", { name: nameOf(user, store) }),
    onkeydown: (event) => move(event, menu),
  },
  element("p", { class: "menu-title", "aria-hidden": "true" }, words("apps")),
  offered.map((command) => element("button", {
    type: "button", role: "menuitem", class: "menu-item",
    onclick: () => {
      menu.hidePopover();
      name.focus();
      use(command);
    },
  }, command.name_localized ?? command.name)),
  offered.length ? null : element("p", { class: "nothing" }, words("none-yet")));
  menu.addEventListener("toggle", (event) => event.newState === "closed" && menu.remove());
  document.body.append(menu);
  menu.showPopover({ source: name });
  place(menu, name);
  menu.querySelector(".menu-item")?.focus();
}

function move(event, menu) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...menu.querySelectorAll(".menu-item")];
  const next = (items.indexOf(document.activeElement) + step + items.length) % items.length;
  items[next]?.focus();
}

function place(menu, name) {
  const { left, top, bottom } = name.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = bottom + height + MARGIN_PX < innerHeight ? bottom : Math.max(MARGIN_PX, top - height);
  menu.style.setProperty("left", `${Math.max(MARGIN_PX, Math.min(left, innerWidth - width - MARGIN_PX))}px`);
  menu.style.setProperty("top", `${below}px`);
}
