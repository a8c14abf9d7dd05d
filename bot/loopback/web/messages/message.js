// One message: who, when, what, and what came with it.

import { avatar, nameOf } from "../dom/avatar.js";
import { components } from "../components/components.js";
import { element } from "../dom/element.js";
import { embeds } from "../components/embed.js";
import { icon } from "../dom/icons.js";
import { FAILED, reasonOf } from "../words/reasons.js";
import { markdown, plainText } from "../text/markdown.js";
import { attachments } from "../components/media.js";
import { addressOf } from "../state/place.js";
import { isEphemeral, STARTER } from "../state/store.js";
import { isArchived } from "../state/threads.js";
import { messageTime, shortTime } from "../text/timestamp.js";
import { words } from "../words/words.js";

const LOADING = 1 << 7;
const SYSTEM_LINES = { 18: threadStarted, 6: () => [words("pinned")] };
const REPLY = 19;
const ONLY_EMOJI =
  /^(?:\s*(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\u200d\ufe0f\p{Extended_Pictographic}]*|<a?:\w+:\d+>))+\s*$/u;
const GROUP_MS = 7 * 60 * 1000;

/** True if a message needs no line of its own for its author. */
export function followsOn(message, previous) {
  if (!previous || message.author.id !== previous.author.id) return false;
  if (message.interaction_metadata?.name || message.message_reference || isSystem(message)) return false;
  if (isSystem(previous) || previous.type === STARTER || isEphemeral(message) !== isEphemeral(previous)) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_MS;
}

/**
 * Returns the element of a message. `page` holds what its parts need: `store`, `world` (what
 * mentions mean), `interactions`, `openThread(id)`, `openPicture(item)`.
 */
export function messageElement(message, page, { grouped }) {
  if (isSystem(message)) return systemMessage(message, page);
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (isEphemeral(message)) classes.push("ephemeral");
  if (mentionsMe(message, page.store)) classes.push("mentions-me");
  if (page.store.busy.has(message.id)) classes.push("pending");
  const heading = `author-${message.id}`;
  return element("article", {
    class: classes.join(" "), dataset: { message: message.id }, "aria-labelledby": heading, tabindex: "-1",
  },
  replyLine(message, page),
  commandLine(message, page),
  element("div", { class: "message-body" },
    grouped ? shortTime(message.timestamp) : avatar(message.author, page.store),
    element("div", { class: "message-main" },
      authorLine(message, page, heading, grouped),
      message.flags & LOADING ? thinking(message, page) : contentOf(message, page),
      threadCard(message, page),
      failureLine(message, page),
      isEphemeral(message) ? ephemeralLine(message, page) : null)));
}

function isSystem(message) {
  return message.type in SYSTEM_LINES;
}

function mentionsMe(message, store) {
  if (message.author.id === store.me.id) return false;
  return message.mention_everyone || message.mentions?.some((user) => user.id === store.me.id);
}

function authorLine(message, page, id, grouped) {
  const { store } = page;
  const isBot = message.author.bot || message.author.id === store.bot.id;
  return element("header", { class: grouped ? "for-screen-readers" : "author-line" },
    grouped || isBot
      ? element("span", { class: "author", id }, nameOf(message.author, store))
      : personName(message.author, store, { class: "author", id }),
    isBot ? element("span", { class: "app-tag", "aria-label": words("app") }, "APP") : null,
    grouped ? null : messageTime(message.timestamp));
}

/** The name of somebody; the page listens for these and opens their menu. */
function personName(user, store, properties) {
  return element("button", {
    type: "button", "aria-haspopup": "menu", dataset: { person: user.id }, ...properties,
  }, nameOf(user, store));
}

function contentOf(message, page) {
  if (message.type === STARTER) return starter(message, page);
  return [
    text(message, page),
    attachments(message, page),
    embeds(message, page),
    components(message, page),
    message.edited_timestamp && !message.content ? edited() : null,
  ];
}

/** A thread begins with the message it was started from. */
function starter({ referenced_message: original }, page) {
  return original ? contentOf(original, page) : element("em", {}, words("original-gone"));
}

function text(message, page) {
  const { content } = message;
  if (!content) return null;
  return element("div", { class: `markdown${isOnlyEmoji(content) ? " large-emoji" : ""}` },
    markdown(content, page.world),
    message.edited_timestamp ? [" ", edited()] : null);
}

function edited() {
  return element("span", { class: "edited" }, words("edited"));
}

function isOnlyEmoji(content) {
  return content.length < 200 && ONLY_EMOJI.test(content);
}

function commandLine(message, page) {
  const metadata = message.interaction_metadata;
  if (!metadata?.name || !metadata.user || message.type === REPLY) return null;
  return element("div", { class: "reply-line" },
    avatar(metadata.user, page.store),
    personName(metadata.user, page.store, { class: "reply-name" }),
    ` ${words("used")} `,
    element("button", {
      type: "button", class: "command-name", dataset: { command: metadata.name },
      "aria-label": words("type-this", { name: `/${metadata.name}` }),
    }, `/${metadata.name}`),
    ` ${words("used-after")}`);
}

function replyLine(message, page) {
  if (!message.message_reference || message.type !== REPLY) return null;
  const original = message.referenced_message
    ?? page.store.findMessage(message.message_reference.message_id);
  if (!original) {
    return element("div", { class: "reply-line" }, element("em", {}, words("original-gone")));
  }
  const preview = plainText(original.content || firstText(original.components), page.world);
  return element("div", { class: "reply-line" },
    avatar(original.author, page.store),
    element("span", { class: "reply-name" }, nameOf(original.author, page.store)),
    element("button", {
      type: "button", class: "reply-preview", dataset: { reveal: original.id }, title: words("go-to"),
    }, preview || words("click-to-see")));
}

/** Returns the first text among the components, however deeply nested. */
function firstText(components = []) {
  for (const component of components) {
    const text = component.content || firstText(component.components);
    if (text) return text;
  }
  return "";
}

function thinking(message, page) {
  return element("div", { class: "thinking" },
    element("span", { class: "dots", "aria-hidden": "true" }, [1, 2, 3].map(() => element("i"))),
    words("thinking", { name: nameOf(message.author, page.store) }));
}

function threadCard(message, page) {
  const thread = message.thread && (page.store.channels.get(message.thread.id) ?? message.thread);
  if (!thread) return null;
  const count = thread.message_count ?? 0;
  return element("a", {
    class: "thread-card", href: addressOf(thread.id), dataset: { channel: thread.id },
  },
  element("span", { class: "thread-name" }, icon("thread"), thread.name),
  element("span", { class: "thread-more" },
    isArchived(thread) ? words("archived-thread") : countText(count)));
}

function countText(count) {
  return count === 0 ? words("see-thread") : words("in-thread", { count });
}

function failureLine(message, page) {
  const reason = page.store.failures.get(message.id);
  if (reason === undefined) return null;
  return element("p", { class: "failure", role: "alert" },
    icon("warning"),
    element("span", {}, words("failed"),
      reason && reason !== FAILED ? element("span", { class: "reason" }, ` · ${reasonOf(reason)}`) : null));
}

function ephemeralLine(message, page) {
  return element("p", { class: "ephemeral-line" },
    icon("eye"), `${words("only-you")} • `,
    element("button", {
      type: "button", class: "link-button",
      onclick: () => page.interactions.dismiss(message),
    }, words("dismiss")));
}

function systemMessage(message, page) {
  return element("article", { class: "message system", dataset: { message: message.id } },
    icon(message.type === 18 ? "thread" : "hash"),
    element("div", {},
      element("strong", {}, nameOf(message.author, page.store)), " ",
      SYSTEM_LINES[message.type](message), " ", messageTime(message.timestamp)));
}

function threadStarted(message) {
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  return [`${words("started-thread")} `, id
    ? element("a", { class: "strong-link", href: addressOf(id), dataset: { channel: id } }, message.content)
    : message.content, "."];
}
