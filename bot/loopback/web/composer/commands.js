// Commands as people type them: one line per command or subcommand, and how options are read.

import { words } from "../words/words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;

/** True if a command is on offer on the server, or in the direct messages with the bot. */
export function isOffered(command, inDirect) {
  const everywhere = command.guild_id || command.dm_permission === false ? [0] : [0, 1];
  return (command.guild_id ? everywhere : command.contexts ?? everywhere).includes(inDirect ? 1 : 0);
}

/** Returns `{path, shown, description, options}` for every command that can be sent. */
export function leavesOf(commands) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => leaves(command, "", ""));
}

function leaves(node, path, shown) {
  const here = `${path} ${node.name}`.trim();
  const named = `${shown} ${node.name_localized ?? node.name}`.trim();
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, here, named));
  return [{ path: here, shown: named, description: node.description_localized ?? node.description ?? "", options }];
}

/** Returns the commands that match what was typed, best first. */
export function matching(all, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = all.filter((leaf) => words.every((word) => leaf.shown.toLowerCase().includes(word)));
  const rank = (leaf) => (leaf.shown.toLowerCase().startsWith(words.join(" ")) ? 0 : 1);
  return fits.sort((first, second) => rank(first) - rank(second) || first.shown.localeCompare(second.shown));
}

/** Returns the command whose full name and a space begin the text, or null. */
export function startedBy(all, text) {
  const lower = text.toLowerCase();
  return all.find((each) => lower.startsWith(`${each.shown.toLowerCase()} `)) ?? null;
}

/** Returns the name of an option or a choice in the reader's language. */
export function nameIn(thing) {
  return thing.name_localized ?? thing.name;
}

/** Returns what can be offered for an option at once, or null if it is typed freely. */
export function offers(option, store) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ label: nameIn(choice), value: choice.value }));
  }
  if (option.type === BOOLEAN) return [{ label: words("true"), value: true }, { label: words("false"), value: false }];
  if (option.type === USER || option.type === MENTIONABLE) {
    return [...store.people, store.bot].map((user) => ({
      label: user.name ?? user.username, detail: user.username, value: user.id, user,
    }));
  }
  if (option.type === CHANNEL) {
    return [...store.channels.values()].map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
  }
  return null;
}

/** Returns `{value}` for a typed text, or `{problem}` as a sentence. */
export function readOption(option, text, store) {
  const offered = offers(option, store);
  if (offered) return readOffered(option, text, offered);
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  if (option.min_length && text.length < option.min_length) {
    return { problem: words("too-few-letters", { option: nameIn(option), count: option.min_length }) };
  }
  if (option.max_length && text.length > option.max_length) {
    return { problem: words("too-many-letters", { option: nameIn(option), count: option.max_length }) };
  }
  return { value: withMentions(text, store.people) };
}

/** Returns the text with each person's name after an @ as a mention. */
export function withMentions(text, people) {
  return text.replace(/@(\w+)/g, (whole, name) => {
    const user = people.find(({ username }) => username === name.toLowerCase());
    return user ? `<@${user.id}>` : whole;
  });
}

function readOffered(option, text, offered) {
  const typed = text.trim().toLowerCase().replace(/^@/, "");
  const found = offered.find(({ label, detail }) =>
    [label, detail].some((name) => name?.toLowerCase().replace(/^#/, "") === typed.replace(/^#/, "")));
  return found ? { value: found.value } : { problem: words("from-list", { option: nameIn(option) }) };
}

function readNumber(option, text) {
  const number = Number(text.trim());
  const isWhole = option.type === INTEGER;
  if (!Number.isFinite(number) || (isWhole && !Number.isInteger(number))) {
    return { problem: words(isWhole ? "whole-number" : "number", { option: nameIn(option) }) };
  }
  if (option.min_value !== undefined && number < option.min_value) {
    return { problem: words("too-low", { option: nameIn(option), count: option.min_value }) };
  }
  if (option.max_value !== undefined && number > option.max_value) {
    return { problem: words("too-high", { option: nameIn(option), count: option.max_value }) };
  }
  return { value: number };
}
