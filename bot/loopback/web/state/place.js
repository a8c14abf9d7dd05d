// Where the reader is: the page's address holds the person and the channel.

/** Returns `{person, channel, play}` from the address; each may be null. `play` is a game to start at once. */
export function currentPlace() {
  const query = new URLSearchParams(location.search);
  return { person: query.get("as"), channel: query.get("channel"), play: query.get("play") };
}

/** Returns the address of a channel, for the current person or another. */
export function addressOf(channel, person = currentPlace().person) {
  const query = new URLSearchParams();
  if (person) query.set("as", person);
  if (channel) query.set("channel", channel);
  return `/?${query}`;
}
