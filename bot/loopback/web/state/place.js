// Where the reader is: the page's address holds the person and the channel.

/** Returns `{person, channel}` from the address; either may be null. */
export function currentPlace() {
  const query = new URLSearchParams(location.search);
  return { person: query.get("as"), channel: query.get("channel") };
}

/** Returns the address of a channel, for the current person or another. */
export function addressOf(channel, person = currentPlace().person) {
  const query = new URLSearchParams();
  if (person) query.set("as", person);
  if (channel) query.set("channel", channel);
  return `/?${query}`;
}
