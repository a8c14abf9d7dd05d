// The first page: what tarot games are, a game at one press, and who the reader can be.

import { avatar } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { addressOf, currentPlace } from "../state/place.js";
import { openingCommand } from "./quickstart.js";

/** The cards of the picture, from left to right. */
const CARDS = ["queen-of-coins", "star", "bagatto", "angel", "fool", "sun", "king-of-cups"];
const SHOWN = "Seven cards of the Tarocco Piemontese: the queen of coins, the Star, the Bagatto, the Angel, "
  + "the Fool, the Sun and the king of cups";

/** Returns the page; `commands` are those of the first person, `unknown` a name that nobody has. */
export function firstPage({ people, bot }, commands, unknown) {
  return element("main", { class: "first" },
    element("div", { class: "first-card" },
      fan(),
      element("h1", {}, "Tarot is a game"),
      element("p", {},
        "Tarot cards were made for playing, centuries before anybody told fortunes with them. There are four ",
        "suits, a long row of trumps that beat them all, and a Fool who can be played at any time. In Italy and ",
        "France people have never stopped playing."),
      bot.connected && !openingCommand(commands) ? null : playLink(people[0]),
      element("h2", {}, "Or choose who you are"),
      unknown
        ? element("p", { class: "problem", role: "alert" }, `There is nobody called “${unknown}” here.`)
        : null,
      element("p", {}, "Every window can be somebody else: open two, and play with a friend beside you."),
      personList(people)));
}

function fan() {
  return element("div", { class: "fan", role: "img", "aria-label": SHOWN }, CARDS.map((name, place) =>
    element("img", {
      src: `/web/cards/${name}.png`, alt: "", width: 200, height: 344, draggable: "false",
      style: { "--turn": String(place - (CARDS.length - 1) / 2) },
    })));
}

function playLink(person) {
  return element("div", { class: "play" },
    element("a", { class: "play-now", href: `/?as=${person.username}&play=scarto` }, "Play Scarto now"),
    element("small", {}, `Easy to begin with. You are ${person.name}; two computers play against you.`));
}

function personList(people) {
  const { channel } = currentPlace();
  return element("ul", {}, people.map((person) => element("li", {},
    element("a", { class: "person", href: addressOf(channel, person.username) },
      avatar(person), element("span", {}, person.name), element("small", {}, person.username)))));
}
