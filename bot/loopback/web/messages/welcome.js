// The beginning of a channel, and how everything works if nothing has been said yet.

import { avatar, nameOf } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { addressOf } from "../state/place.js";
import { isDirect, isThread } from "../state/threads.js";
import { words } from "../words/words.js";

/** Returns what is shown above the first message. */
export function welcome(channel, store, isEmpty) {
  const { name } = channel;
  const inThread = isThread(channel);
  if (isDirect(channel)) return directWelcome(channel, store);
  return element("div", { class: "welcome" },
    element("span", { class: "welcome-icon" }, icon(inThread ? "thread" : "hash")),
    element("h1", {}, inThread ? name : words("welcome", { name: `#${name}` })),
    element("p", {}, words(inThread ? "start-of-thread" : "start-of-channel", { name: `#${name}` })),
    isEmpty ? hint(channel, store) : null);
}

function directWelcome(channel, store) {
  return element("div", { class: "welcome" },
    element("span", { class: "welcome-icon" }, avatar(store.bot)),
    element("h1", {}, channel.name),
    element("p", {}, words("start-of-direct", { name: channel.name })));
}

function hint(channel, store) {
  const others = store.people.filter((person) => person.id !== store.me.id);
  return element("div", { class: "hint" },
    element("p", {}, words("type-before"), " ", element("kbd", {}, "/"), " ", words("type-after")),
    element("p", {}, words("open-other")),
    element("ul", {}, others.map((person) => element("li", {},
      element("a", { href: addressOf(channel.id, person.username), target: "_blank", class: "person-link" },
        avatar(person, store), nameOf(person, store))))));
}
