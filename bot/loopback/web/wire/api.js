// The people's API: what one person can ask of the server.

import { refusalOf } from "../words/reasons.js";
import { words } from "../words/words.js";

/** How many messages are fetched at once. */
export const PAGE = 50;

/** A response that is not a success. `code` is for programs, `message` for people. */
export class ApiError extends Error {
  constructor(status, code, sentence) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** Returns people, guild and bot. */
export async function fetchEverybody() {
  return request("GET", "/people");
}

/** The calls of one person, given by id or username. */
export class Api {
  constructor(person) {
    this.base = `/people/${encodeURIComponent(person)}`;
  }

  everybody() {
    return fetchEverybody();
  }

  async channels() {
    return (await request("GET", `${this.base}/channels`)).channels;
  }

  /** Returns the channel of direct messages with the bot, opened if need be. */
  direct() {
    return request("POST", `${this.base}/direct`, {});
  }

  async commands() {
    return (await request("GET", `${this.base}/commands`)).commands;
  }

  /** Returns up to `PAGE` messages, oldest first; those before `before` if it is given. */
  async messages(channel, before = null) {
    const older = before ? `&before=${before}` : "";
    const path = `${this.base}/channels/${channel}/messages?limit=${PAGE}${older}`;
    return (await request("GET", path)).messages;
  }

  say(channel, content) {
    return request("POST", `${this.base}/channels/${channel}/say`, { content });
  }

  /** Returns `{choices}`, and `error` if the bot offered none in time. */
  autocomplete(channel, command, options, focused) {
    return request("POST", `${this.base}/channels/${channel}/autocomplete`, { command, options, focused });
  }

  command(channel, command, options) {
    return request("POST", `${this.base}/channels/${channel}/command`, { command, options });
  }

  useOn(channel, command, target) {
    return request("POST", `${this.base}/channels/${channel}/command`, { command, target });
  }

  press(message, custom_id) {
    return request("POST", `${this.base}/messages/${message}/press`, { custom_id });
  }

  choose(message, custom_id, values) {
    return request("POST", `${this.base}/messages/${message}/choose`, { custom_id, values });
  }

  dismiss(message) {
    return request("POST", `${this.base}/messages/${message}/dismiss`, {});
  }

  submitModal(interaction, fields) {
    return request("POST", `${this.base}/modals/${interaction}/submit`, { fields });
  }

  cancelModal(interaction) {
    return request("POST", `${this.base}/modals/${interaction}/cancel`, {});
  }

  setLocale(locale) {
    return request("POST", `${this.base}/locale`, { locale });
  }

  eventsUrl() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${this.base}/events`;
  }
}

async function request(method, path, body = undefined) {
  const options = { method, cache: "no-store" };
  if (body !== undefined) {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new ApiError(0, "unreachable", words("unreachable"));
  }
  return readAnswer(response);
}

async function readAnswer(response) {
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new ApiError(
    response.status,
    answer.code ?? "unknown",
    refusalOf(answer.code) ?? answer.error ?? words("server-answered", { status: response.status }),
  );
}
