// Discord's dialect of Markdown, as DOM nodes. What people write never becomes markup.

import { element } from "../dom/element.js";
import { inlineNodes } from "./inline.js";

const FENCE = /^```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```\n?/;
const QUOTE = /^(?:> [^\n]*(?:\n|$))+/;
const QUOTE_REST = /^>>> ([\s\S]+)/;
const HEADING = /^(#{1,3}) +([^\n]+?)(?:\n|$)/;
const SUBTEXT = /^-# +([^\n]+)(?:\n|$)/;
const LIST = /^(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$)| {2,}[^\n]+(?:\n|$))*/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

const BLOCKS = [
  [QUOTE_REST, (match, world) => quote(match[1], world)],
  [QUOTE, (match, world) => quoteLines(match[0], world)],
  [HEADING, (match, world) => element(`h${match[1].length}`, {}, inlineNodes(match[2], world))],
  [SUBTEXT, (match, world) => element("small", { class: "subtext" }, inlineNodes(match[1], world))],
  [LIST, (match, world) => list(match[0], world)],
];

/**
 * Returns the nodes of a text. `world` resolves mentions: `user(id)`, `channel(id)` and
 * `me` (the reader's id).
 */
export function markdown(text, world) {
  const nodes = [];
  let paragraph = "";
  const flush = () => {
    if (paragraph) nodes.push(...inlineNodes(paragraph, world));
    paragraph = "";
  };
  let rest = text;
  while (rest) {
    const fence = FENCE.exec(rest);
    const block = fence ? null : startsLine(paragraph) && nextBlock(rest, world);
    if (fence || block) {
      paragraph = paragraph.replace(/\n$/, "");
      flush();
      nodes.push(fence ? code(fence[2]) : block.node);
      rest = rest.slice(fence ? fence[0].length : block.length);
      continue;
    }
    const step = plainStep(rest);
    paragraph += rest.slice(0, step);
    rest = rest.slice(step);
  }
  flush();
  return nodes;
}

/** Returns the text without its marks, on one line, for previews and screen readers. */
export function plainText(text, world) {
  const holder = element("div", {}, markdown(text, world));
  for (const block of holder.querySelectorAll("h1, h2, h3, small, li, blockquote, pre")) {
    block.prepend(" ");
    block.append(" ");
  }
  return holder.textContent.replace(/\s+/g, " ").trim();
}

function startsLine(paragraph) {
  return paragraph === "" || paragraph.endsWith("\n");
}

/** A block starts at a line or, for code, at a fence. */
function plainStep(rest) {
  const line = rest.indexOf("\n");
  const fence = rest.indexOf("```", 1);
  const end = line < 0 ? rest.length : line + 1;
  return fence > 0 && fence < end ? fence : end;
}

function nextBlock(rest, world) {
  for (const [pattern, build] of BLOCKS) {
    const match = pattern.exec(rest);
    if (match) return { node: build(match, world), length: match[0].length };
  }
  return null;
}

function code(text) {
  return element("pre", { tabindex: "0" }, element("code", {}, text));
}

function quoteLines(text, world) {
  return quote(text.replace(/\n$/, "").replace(/^> /gm, ""), world);
}

function quote(text, world) {
  return element("blockquote", {}, markdown(text, world));
}

/** Items indented further than the one before them form a list inside it. */
function list(text, world) {
  const items = [];
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const match = ITEM.exec(line);
    if (match) items.push({ depth: match[1].length, mark: match[2], text: match[3] });
    else items.at(-1).text += `\n${line.trim()}`;
  }
  return listOf(items, world);
}

function listOf(items, world) {
  const [first] = items;
  const numbered = /\d/.test(first.mark);
  const made = element(numbered ? "ol" : "ul", { start: numbered ? parseInt(first.mark, 10) : null });
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && items[end].depth > first.depth) end += 1;
    const inner = items.slice(at + 1, end);
    made.append(element("li", {},
      inlineNodes(items[at].text, world), inner.length ? listOf(inner, world) : null));
    at = end;
  }
  return made;
}
