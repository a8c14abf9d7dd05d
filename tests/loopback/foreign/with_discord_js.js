// Counts what discord.js hears.

const { Client } = require("discord.js");
const { api, failed, heard, intents, token } = require("./counting.js");

const client = new Client({ intents, rest: { api } });
client.on("raw", ({ t, d }) => heard(t, d));
client.on("error", failed);
client.on("shardError", failed);
client.login(token);
