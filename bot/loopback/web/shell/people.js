// Who the reader is: the panel that shows it, and the menu that changes it.

import { avatar, nameOf } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { metricsField } from "./metrics.js";
import { addressOf, currentPlace } from "../state/place.js";
import { themeButton } from "./theme.js";
import { words } from "../words/words.js";

const LANGUAGES = {
  "en-US": "English (US)", "en-GB": "English (UK)", it: "Italiano", fr: "Français", de: "Deutsch",
};

/** Returns the panel with the current person and the menu for becoming somebody else. */
export function personPanel(store) {
  const menu = personMenu(store);
  return element("div", { class: "person-panel" },
    menu,
    element("button", {
      type: "button", class: "me", "aria-label": words("me", { name: nameOf(store.me) }),
      popovertarget: "person-menu", "aria-haspopup": "dialog",
    },
    avatar(store.me, store),
    element("span", { class: "me-name" }, nameOf(store.me), element("small", {}, store.me.username)),
    icon("chevron")),
    themeButton());
}

function personMenu(store) {
  const links = element("ul");
  const menu = element("div", { id: "person-menu", class: "person-menu", popover: "auto" },
    element("h2", {}, words("be-other")), links, languageField(store), metricsField());
  // The channel may have changed since the menu was last opened.
  menu.addEventListener("beforetoggle", () => links.replaceChildren(...personLinks(store)));
  return menu;
}

function personLinks(store) {
  const { channel } = currentPlace();
  return store.people.map((person) => {
    const isMe = person.id === store.me.id;
    const address = addressOf(channel, person.username);
    return element("li", {},
      element("a", { class: "person", href: address, "aria-current": isMe ? "true" : null },
        avatar(person, store), element("span", {}, nameOf(person)), isMe ? icon("check") : null),
      element("a", {
        class: "icon-button", href: address, target: "_blank", title: words("new-window"),
        "aria-label": words("new-window-as", { name: nameOf(person) }),
      }, icon("open")));
  });
}

function languageField(store) {
  const { locale } = store.me;
  const names = locale in LANGUAGES ? LANGUAGES : { ...LANGUAGES, [locale]: locale };
  const choose = async (event) => {
    await store.api.setLocale(event.target.value);
    location.reload();
  };
  return element("label", { class: "setting" }, words("language"),
    element("select", { onchange: choose }, Object.entries(names).map(([value, name]) =>
      element("option", { value, selected: value === locale }, name))));
}
