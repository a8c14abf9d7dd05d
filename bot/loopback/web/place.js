// Where the reader is: person and channel stand in the page's address.

/** Returns `{person, channel}` of the address; either may be null. */
export function currentPlace() {
  const query = new URLSearchParams(location.search);
  return { person: query.get("as"), channel: query.get("channel") };
}

/** Returns the address of a channel as seen by the present person, or by another one. */
export function addressOf(channel, person = currentPlace().person) {
  const query = new URLSearchParams();
  if (person) query.set("as", person);
  if (channel) query.set("channel", channel);
  return `/?${query}`;
}
