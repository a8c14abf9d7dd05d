// Counts what oceanic.js hears.

const { Client } = require("oceanic.js");
const { api, failed, heard, intents, token } = require("./counting.js");

const client = new Client({ auth: `Bot ${token}`, gateway: { intents }, rest: { baseURL: `${api}/v10` } });
client.on("packet", ({ t, d }) => heard(t, d));
client.on("error", failed);
client.connect();
