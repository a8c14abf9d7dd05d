// The beginning of a channel, and how everything works if nothing has been said yet.

import { avatar, nameOf } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { addressOf } from "../state/place.js";
import { isDirect, isThread } from "../state/threads.js";

/** Returns what is shown above the first message. */
export function welcome(channel, store, isEmpty) {
  const { name } = channel;
  const inThread = isThread(channel);
  if (isDirect(channel)) return directWelcome(channel, store);
  return element("div", { class: "welcome" },
    element("span", { class: "welcome-icon" }, icon(inThread ? "thread" : "hash")),
    element("h1", {}, inThread ? name : `Welcome to #${name}!`),
    element("p", {}, `This is the start of the ${inThread ? "thread" : `#${name} channel`}.`),
    isEmpty ? hint(channel, store) : null);
}

function directWelcome(channel, store) {
  return element("div", { class: "welcome" },
    element("span", { class: "welcome-icon" }, avatar(store.bot)),
    element("h1", {}, channel.name),
    element("p", {}, `These are your direct messages with ${channel.name}. Nobody else sees them.`));
}

function hint(channel, store) {
  const others = store.people.filter((person) => person.id !== store.me.id);
  return element("div", { class: "hint" },
    element("p", {}, "Type ", element("kbd", {}, "/"), " below to see the commands."),
    element("p", {}, "Open another window as somebody else:"),
    element("ul", {}, others.map((person) => element("li", {},
      element("a", { href: addressOf(channel.id, person.username), target: "_blank", class: "person-link" },
        avatar(person, store), nameOf(person, store))))));
}
