// What the foreign clients in JavaScript share.

const url = process.env.PLAYGROUND;
const counts = {};
const errors = [];

/** Keeps what went wrong. */
function failed(error) {
  errors.push(String(error?.stack ?? error));
}

/** Counts an event. The one that everybody waits for at the end says what was counted. */
function heard(name, data) {
  if (!name) return;
  counts[name] = (counts[name] ?? 0) + 1;
  if (name === "GUILD_CREATE") console.log("ready");
  if (name !== "MESSAGE_CREATE" || data.content !== process.env.LAST) return;
  console.log(JSON.stringify({ counts, errors }));
  process.exit(0);
}

process.on("unhandledRejection", failed);
process.on("uncaughtException", failed);

module.exports = {
  api: `${url}/api`,
  url: new URL(url),
  token: process.env.TOKEN,
  // Servers, messages on servers, and what these say.
  intents: (1 << 0) | (1 << 9) | (1 << 15),
  failed,
  heard,
};
