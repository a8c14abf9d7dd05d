// The first page: what tarot games are, a game at one press, and who the reader can be.

import { avatar } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { addressOf, currentPlace } from "../state/place.js";
import { openingCommand } from "./quickstart.js";
import { DEFAULT, words } from "../words/words.js";

/** The cards of the picture, from left to right. */
const CARDS = ["queen-of-coins", "star", "bagatto", "angel", "fool", "sun", "king-of-cups"];

/** Returns the page; `commands` are those of the first person, `unknown` a name that nobody has. */
export function firstPage({ people, bot }, commands, unknown) {
  return element("main", { class: "first" },
    element("div", { class: "first-card" },
      fan(),
      element("h1", {}, words("first-title")),
      element("p", {}, words("first-text")),
      bot.connected && !openingCommand(commands) ? null : playLink(likeReader(people)),
      element("h2", {}, words("first-choose")),
      unknown
        ? element("p", { class: "problem", role: "alert" }, words("first-nobody", { name: unknown }))
        : null,
      element("p", {}, words("first-windows")),
      personList(people)));
}

function fan() {
  return element("div", { class: "fan", role: "img", "aria-label": words("first-cards") }, CARDS.map((name, place) =>
    element("img", {
      src: `/web/cards/${name}.png`, alt: "", width: 200, height: 344, draggable: "false",
      style: { "--turn": String(place - (CARDS.length - 1) / 2) },
    })));
}

/** Returns who speaks the language of the reader, or else English. */
function likeReader(people) {
  const speaks = (language) => people.find(({ locale }) => locale.split("-")[0] === language);
  return speaks(navigator.language.split("-")[0]) ?? speaks(DEFAULT) ?? people[0];
}

function playLink(person) {
  return element("div", { class: "play" },
    element("a", { class: "play-now", href: `/?as=${person.username}&play=scarto` }, words("first-play")),
    element("small", {}, words("first-easy", { name: person.name })));
}

function personList(people) {
  const { channel } = currentPlace();
  return element("ul", {}, people.map((person) => element("li", {},
    element("a", { class: "person", href: addressOf(channel, person.username) },
      avatar(person), element("span", {}, person.name), element("small", {}, person.username)))));
}
