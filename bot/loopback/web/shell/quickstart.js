// One press to a table with computers and the cards dealt, by what anybody can type and press.

import { ApiError } from "../wire/api.js";
import { leavesOf } from "../composer/commands.js";
import { isEphemeral } from "../state/store.js";
import { isThread } from "../state/threads.js";
import { isLater } from "../wire/snowflake.js";
import { words } from "../words/words.js";

const PATIENCE_MS = 20000;
/** The bot may still be drawing its cards. */
const START_MS = 180000;
const NEWS = ["messages", "channels", "commands", "status"];

/** Returns the command that opens a table, or null. */
export function openingCommand(commands) {
  return leavesOf(commands).find(({ path, options }) =>
    path.split(" ").at(-1) === "new" && options.some(({ name }) => name === "game")) ?? null;
}

/** Opens a table, adds computers and starts. `app` shows its thread, and says what failed. */
export async function playNow(app, game, computers) {
  app.setOpening(true);
  try {
    const lobby = await openTable(app, game);
    for (let count = 0; count < computers; count += 1) await addComputer(app, lobby);
    const newest = app.store.messagesOf(app.channel).at(-1).id;
    await press(app, lobby, "start");
    await until(app.store, START_MS, () => newerThan(app, newest).some(isEphemeral));
  } catch (error) {
    if (!(error instanceof GivenUp || error instanceof ApiError)) throw error;
    app.composer.say(words("start-failed", { why: error.message }));
  } finally {
    app.setOpening(false);
  }
}

class GivenUp extends Error {}

async function openTable(app, game) {
  const { store } = app;
  const command = await until(store, START_MS, () =>
    store.bot.connected && store.messages.has(app.channel) && openingCommand(store.commands));
  const { channel } = app;
  const asked = { game };
  const { choices } = await store.api.autocomplete(channel, command.path, asked, "game");
  if (!choices.some(({ value }) => value === game)) throw new GivenUp(words("start-no-game"));
  const newest = store.messagesOf(channel).at(-1)?.id ?? null;
  const failure = await app.interactions.command(channel, command.path, asked);
  if (failure) throw new GivenUp(failure);
  return until(store, PATIENCE_MS, () => {
    const answers = newerThan(app, newest, channel).filter((each) => isMine(each, store));
    const thread = answers.map((each) => threadOf(each, store)).find(Boolean);
    if (thread && app.channel !== thread) app.go(thread);
    return newerThan(app, newest).find((each) => buttonOf(each, "start"));
  });
}

/** Computers may have a panel of their own, which a button of the lobby opens. */
async function addComputer(app, lobby) {
  const panel = () => [lobby, ...newerThan(app, lobby.id)].find((each) => buttonOf(each, "add"));
  if (!panel()) await press(app, lobby, "computers");
  await press(app, await until(app.store, PATIENCE_MS, panel), "add");
}

async function press(app, message, deed) {
  const { store, interactions } = app;
  const button = buttonOf(store.findMessage(message.id) ?? message, deed);
  if (!button) throw new GivenUp(words("start-no-button"));
  await interactions.press(message, button.custom_id);
  const failure = store.failures.get(message.id);
  if (failure !== undefined) throw new GivenUp(failure || words("start-silent"));
}

function newerThan(app, id, channel = app.channel) {
  return app.store.messagesOf(channel).filter((each) => isLater(each.id, id));
}

function isMine(message, store) {
  return message.interaction_metadata?.user?.id === store.me.id;
}

/** Returns the thread that a message started or links to, or null. */
function threadOf(message, store) {
  const linked = [...JSON.stringify(message).matchAll(/<#(\d+)>/g)].map((found) => found[1]);
  const known = [message.id, ...linked].map((id) => store.channels.get(id));
  return known.find((channel) => channel && isThread(channel))?.id ?? null;
}

/** Returns the button whose id ends so, in whatever language its label is. */
function buttonOf(message, deed) {
  return partsOf(message.components).find((each) =>
    each.custom_id?.endsWith(`:${deed}`) && !each.disabled) ?? null;
}

function partsOf(components = []) {
  return components.flatMap((each) => [each, each.accessory, ...partsOf(each.components)]).filter(Boolean);
}

/** Waits until `find()` returns something, and returns it. Throws `GivenUp` after that time. */
function until(store, patience_ms, find) {
  return new Promise((resolve, reject) => {
    const listeners = new AbortController();
    const check = () => {
      const found = find();
      if (!found) return;
      listeners.abort();
      clearTimeout(timer);
      resolve(found);
    };
    const timer = setTimeout(() => {
      listeners.abort();
      reject(new GivenUp(words("start-silent")));
    }, patience_ms);
    for (const topic of NEWS) store.addEventListener(topic, check, { signal: listeners.signal });
    check();
  });
}
