// Marks within a line: emphasis, code, links, mentions, times and custom emojis.

import { element } from "../dom/element.js";
import { addressOf } from "../state/place.js";
import { timestamp } from "./timestamp.js";
import { words } from "../words/words.js";

const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => element("code", { class: "inline-code" }, trimCode(m[2]))],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m, world) => userMention(m[1], world)],
  [/^<@&(\d+)>/, () => mention("@role")],
  [/^<#(\d+)>/, (m, world) => channelMention(m[1], world)],
  [/^<\/([^:>\n]{1,100}):(\d+)>/, (m) => commandMention(m[1])],
  [/^<(a?):(\w{2,32}):(\d+)>/, (m) => customEmoji(m[2], m[3])],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^\[((?:\[[^\]]*\]|[^[\]])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"([^"]*)")?\)/,
    (m, world) => link(m[2], inlineNodes(m[1], world), m[3])],
  [/^https:\/\/discord\.com\/channels\/\d+\/(\d+)(\/\d+)?\/?(?![^\s.,:;!?)])/,
    (m, world) => placeLink(m, world)],
  [/^https?:\/\/(?:\([^\s<()]*\)|[^\s<()])*(?:\([^\s<()]*\)|[^\s<.,:;"'\]()])/, (m) => link(m[0], [m[0]])],
  [/^@(everyone|here)\b/, (m) => mention(`@${m[1]}`)],
  [/^\*\*\*([\s\S]+?)\*\*\*(?!\*)/, (m, world) => element("strong", {}, mark("em", m[1], world))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, world) => mark("strong", m[1], world)],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, world) => mark("u", m[1], world)],
  [/^~~([\s\S]+?)~~(?!_)/, (m, world) => mark("s", m[1], world)],
  [/^\|\|([\s\S]+?)\|\|/, (m, world) => spoiler(m[1], world)],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*\n])+?)(?<!\s)\*(?!\*)/, (m, world) => mark("em", m[1], world)],
  [/^_((?:__|\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])/, (m, world) => mark("em", m[1], world), isWordStart],
];

const PLAIN = /^[\s\S][^\\`<[@*_~|h]*/;

/** Returns the nodes of one piece of text; see `markdown` for `world`. */
export function inlineNodes(text, world) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const found = firstRule(rest, text[at - 1], world);
    if (!found) {
      const run = PLAIN.exec(rest)[0];
      plain += run;
      at += run.length;
      continue;
    }
    if (typeof found.node === "string") {
      plain += found.node;
    } else {
      if (plain) nodes.push(document.createTextNode(plain));
      plain = "";
      nodes.push(found.node);
    }
    at += found.length;
  }
  if (plain) nodes.push(document.createTextNode(plain));
  return nodes;
}

function firstRule(rest, before, world) {
  for (const [pattern, build, allowed] of RULES) {
    const match = pattern.exec(rest);
    if (match && (!allowed || allowed(before))) {
      return { node: build(match, world), length: match[0].length };
    }
  }
  return null;
}

function isWordStart(before) {
  return before === undefined || !/[A-Za-z0-9_]/.test(before);
}

function trimCode(text) {
  return text.replace(/^ (?=\s*`)|(?<=`\s*) $/g, "");
}

function mark(tag, text, world) {
  return element(tag, {}, inlineNodes(text, world));
}

function mention(name, properties = {}) {
  return element("span", { class: "mention", ...properties }, name);
}

function userMention(id, world) {
  const user = world.user(id);
  if (!user) return mention("@unknown-user");
  // The page listens for these and opens the menu of the person.
  return element("button", {
    type: "button", class: "mention", "aria-haspopup": "menu", dataset: { person: id },
  }, `@${user.name ?? user.username}`);
}

function channelMention(id, world, end = "") {
  const channel = world.channel(id);
  if (!channel) return mention("#unknown");
  const name = `#${channel.name}${end}`;
  // The page listens for these links and switches channels without reloading.
  return element("a", { class: "mention", href: addressOf(id), dataset: { channel: id } }, name);
}

// The address of a channel or of a message in it.
function placeLink([address, id, message], world) {
  return world.channel(id) ? channelMention(id, world, message ? " › 💬" : "") : link(address, [address]);
}

function commandMention(name) {
  return element("button", { type: "button", class: "mention", dataset: { command: name } }, `/${name}`);
}

/** Returns the picture of a custom emoji. */
export function customEmoji(name, id) {
  return element("img", {
    class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false",
  });
}

function link(address, content, title = null) {
  return element("a", { href: address, target: "_blank", rel: "noreferrer noopener", title: title || null }, content);
}

function spoiler(text, world) {
  const reveal = (event) => {
    const hidden = event.currentTarget;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (hidden.dataset.revealed) return;
    event.preventDefault();
    event.stopPropagation();
    hidden.dataset.revealed = "yes";
  };
  return element("span", {
    class: "spoiler", role: "button", tabindex: "0", "aria-label": words("spoiler"), onclick: reveal, onkeydown: reveal,
  }, element("span", {}, inlineNodes(text, world)));
}
