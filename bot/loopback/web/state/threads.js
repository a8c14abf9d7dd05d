// Tells threads from channels.

const TYPES = [10, 11, 12];

/** True for threads of any kind. */
export function isThread(channel) {
  return TYPES.includes(channel.type);
}

/** True for an archived thread. */
export function isArchived(channel) {
  return Boolean(channel.archived ?? channel.thread_metadata?.archived);
}
