// Tells threads and direct messages from channels.

import { words } from "../words/words.js";

const TYPES = [10, 11, 12];
const DIRECT = 1;

/** True for threads of any kind. */
export function isThread(channel) {
  return TYPES.includes(channel.type);
}

/** True for the direct messages with the bot. */
export function isDirect(channel) {
  return channel.type === DIRECT;
}

/** Returns the name of a place as it is written in sentences. */
export function placeName(channel) {
  if (isThread(channel)) return words("thread-name", { name: channel.name });
  return `${isDirect(channel) ? "@" : "#"}${channel.name}`;
}

/** True for an archived thread. */
export function isArchived(channel) {
  return Boolean(channel.archived ?? channel.thread_metadata?.archived);
}

/** True for a thread that is locked: nothing in it can be pressed, whoever tries. */
export function isLocked(channel) {
  return Boolean(channel?.locked ?? channel?.thread_metadata?.locked);
}
