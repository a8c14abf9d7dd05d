// Ids are numbers as text, too long for a JavaScript number: later ones are longer or sort later.

const EPOCH_MS = 1420070400000;

/** True if the first id was made after the second. No id at all counts as the earliest. */
export function isLater(id, other) {
  if (!id) return false;
  if (!other) return true;
  return id.length === other.length ? id > other : id.length > other.length;
}

/** Sorts things by id, oldest first. */
export function byId(first, second) {
  if (first.id === second.id) return 0;
  return isLater(first.id, second.id) ? 1 : -1;
}

/** Returns the time an id was made, in milliseconds since 1970. */
export function timeOf(id) {
  return Number(BigInt(id) >> 22n) + EPOCH_MS;
}
