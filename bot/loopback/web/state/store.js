// Everything the page knows, kept current by the server's events. Views listen and draw.

import { PAGE } from "../wire/api.js";
import { now, setNow } from "./clock.js";
import { ReadMarks } from "./readmarks.js";
import { byId, isLater, timeOf } from "../wire/snowflake.js";

const EPHEMERAL = 1 << 6;

/** The type of the message that represents the one a thread was started from. */
export const STARTER = 21;

/** True if only one person sees the message. */
export function isEphemeral(message) {
  return (message.flags & EPHEMERAL) !== 0;
}

/**
 * Events: `channels`, `messages` (detail: channel id), `message` (a new one arrived; detail: it),
 * `commands`, `status`, `interface` (busy, failed, chosen).
 */
export class Store extends EventTarget {
  constructor(api, me, everybody) {
    super();
    this.api = api;
    this.me = me;
    this.people = everybody.people;
    this.guild = everybody.guild;
    this.bot = everybody.bot;
    this.repeats = everybody.same_choice;
    this.online = true;
    this.channels = new Map();
    this.commands = [];
    this.messages = new Map();
    this.complete = new Set();
    this.busy = new Map();
    this.failures = new Map();
    this.chosen = new Map();
    this.marks = new ReadMarks(me.id);
    this.opened_ms = null;
    this.fetching = 0;
    this.held = [];
  }

  tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Returns the known messages of a channel, oldest first. */
  messagesOf(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])].sort(byId);
  }

  findMessage(id) {
    for (const known of this.messages.values()) {
      if (known.has(id)) return known.get(id);
    }
    return null;
  }

  /** Returns the person or the bot with that id, or null. */
  user(id) {
    return this.people.find((person) => person.id === id) ?? (this.bot.id === id ? this.bot : null);
  }

  /** Fetches everything again: it may all have changed while the stream was broken. */
  async refresh(channel = null) {
    await this.holdingEvents(async () => {
      const [everybody, channels, commands] = await Promise.all([
        this.api.everybody(), this.api.channels(), this.api.commands(),
      ]);
      Object.assign(this, { people: everybody.people, guild: everybody.guild, bot: everybody.bot });
      this.channels = new Map(channels.map((each) => [each.id, each]));
      this.commands = commands;
      this.messages.clear();
      this.complete.clear();
      if (this.channels.has(channel)) await this.load(channel);
    });
    for (const topic of ["status", "channels", "commands"]) this.tell(topic);
  }

  /** Fetches the newest messages of a channel. */
  async load(channel) {
    await this.holdingEvents(async () => {
      const fetched = await this.api.messages(channel);
      this.messages.set(channel, new Map(this.lasting(fetched).map((each) => [each.id, each])));
      if (fetched.length < PAGE) this.complete.add(channel);
    });
    this.tell("messages", channel);
  }

  /** Fetches the messages before the oldest known one. */
  async loadOlder(channel) {
    const oldest = this.messagesOf(channel)[0];
    if (!oldest || this.complete.has(channel)) return;
    await this.holdingEvents(async () => {
      const fetched = await this.api.messages(channel, oldest.id);
      const known = this.messages.get(channel);
      this.lasting(fetched).forEach((each) => known.set(each.id, each));
      if (fetched.length < PAGE) this.complete.add(channel);
    });
    this.tell("messages", channel);
  }

  /** Returns the messages without those that are private and older than the page: Discord forgets them. */
  lasting(messages) {
    return messages.filter((each) => !isEphemeral(each) || timeOf(each.id) >= this.opened_ms);
  }

  /** Events that arrive during a fetch are applied after it: the response may be older. */
  async holdingEvents(fetch) {
    this.fetching += 1;
    try {
      await fetch();
    } finally {
      this.fetching -= 1;
      if (this.fetching === 0) this.held.splice(0).forEach(([type, data]) => this.apply(type, data));
    }
  }

  /** Handles one event from the server. */
  take(type, data) {
    if (this.fetching && type !== "hello") this.held.push([type, data]);
    else this.apply(type, data);
  }

  apply(type, data) {
    this[`on_${type}`]?.(data);
  }

  on_hello({ now: sent }) {
    setNow(typeof sent === "number" ? (sent < 1e11 ? sent * 1000 : sent) : Date.parse(sent));
    this.opened_ms ??= now();
  }

  on_message_create(message) {
    setNow(timeOf(message.id));
    const channel = this.channels.get(message.channel_id);
    if (channel && isLater(message.id, channel.last_message_id)) channel.last_message_id = message.id;
    // The server reports messages only. The one a thread starts from is not counted.
    if (channel && !isEphemeral(message) && message.type !== STARTER) {
      channel.message_count = (channel.message_count ?? 0) + 1;
    }
    this.messages.get(message.channel_id)?.set(message.id, message);
    if (message.author.id === this.me.id) this.marks.read(message.channel_id, message.id);
    this.tell("messages", message.channel_id);
    this.tell("message", message);
    this.tell("channels");
  }

  on_message_update(message) {
    this.showIn(message.id, message);
    const known = this.messages.get(message.channel_id);
    if (!known?.has(message.id)) return;
    known.set(message.id, message);
    if (this.repeats) this.forgetChosen(message.id);
    this.tell("messages", message.channel_id);
  }

  on_message_delete({ id, channel_id }) {
    this.showIn(id, null);
    this.messages.get(channel_id)?.delete(id);
    this.forgetChosen(id);
    this.tell("messages", channel_id);
  }

  /** Answers, and a thread before its first message, show a message as it is by now. */
  showIn(id, original) {
    for (const [channel, known] of this.messages) {
      const showing = [...known.values()].filter((each) => each.referenced_message?.id === id);
      for (const each of showing) known.set(each.id, { ...each, referenced_message: original });
      if (showing.length) this.tell("messages", channel);
    }
  }

  on_channel_create(channel) {
    if (this.isElsewhere(channel)) return;
    this.channels.set(channel.id, channel);
    this.tell("channels");
  }

  on_channel_update(channel) {
    if (this.isElsewhere(channel)) return;
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.tell("channels");
  }

  /** Returns whether a channel is on a server that this page does not show. */
  isElsewhere(channel) {
    return channel.guild_id !== undefined && channel.guild_id !== this.guild.id;
  }

  on_channel_delete({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.tell("channels");
  }

  on_interaction_failed({ message_id, reason }) {
    if (message_id) this.fail(message_id, reason);
  }

  on_bot(bot) {
    this.bot = { ...this.bot, ...bot };
    this.tell("status");
  }

  async on_commands() {
    this.commands = await this.api.commands();
    this.tell("commands");
  }

  on_notice({ channel_id, message_id }) {
    this.marks.ping(channel_id, message_id);
    this.tell("channels");
  }

  setOnline(online) {
    this.online = online;
    this.tell("status");
  }

  /** Records that the person has seen all of a channel. */
  markRead(channel) {
    const newest = this.channels.get(channel)?.last_message_id;
    if (this.marks.read(channel, newest)) this.tell("channels");
  }

  isUnread(channel) {
    return isLater(channel.last_message_id, this.marks.lastRead(channel.id));
  }

  /** Marks a component as waiting for the bot; null ends the wait. */
  setBusy(message, custom_id) {
    if (custom_id === null) this.busy.delete(message);
    else this.busy.set(message, custom_id);
    this.tell("interface", message);
  }

  fail(message, reason) {
    this.failures.set(message, reason || "");
    this.tell("interface", message);
  }

  clearFailure(message) {
    if (this.failures.delete(message)) this.tell("interface", message);
  }

  /** Keeps what was chosen in a select; where choices are sent again, until its message changes. */
  keepChosen(message, custom_id, values) {
    this.chosen.set(`${message} ${custom_id}`, values);
    this.tell("interface", message);
  }

  chosenIn(message, custom_id) {
    return this.chosen.get(`${message} ${custom_id}`) ?? null;
  }

  forgetChosen(message) {
    for (const key of this.chosen.keys()) {
      if (key.startsWith(`${message} `)) this.chosen.delete(key);
    }
  }
}
