// What happens after a press or a choice: the wait, the failure, the modal.

import { ApiError } from "../wire/api.js";
import { openModal } from "./modal.js";
import { FAILED, reasonOf } from "../words/reasons.js";

const JUST_NOW_MS = 4000;

export class Interactions {
  constructor(store) {
    this.store = store;
    this.acted_ms = -Infinity;
  }

  /** True if the reader pressed, chose or sent something a moment ago. */
  hasJustActed() {
    return performance.now() - this.acted_ms < JUST_NOW_MS;
  }

  async press(message, custom_id) {
    await this.onMessage(message, custom_id, () => this.store.api.press(message.id, custom_id));
  }

  async choose(message, custom_id, values) {
    if (this.store.busy.has(message.id)) return;
    this.store.keepChosen(message.id, custom_id, values);
    await this.onMessage(message, custom_id, () => this.store.api.choose(message.id, custom_id, values));
  }

  /** A message waits for one answer at a time: a second press is not sent. */
  async onMessage(message, custom_id, call) {
    const { store } = this;
    if (store.busy.has(message.id)) return;
    this.acted_ms = performance.now();
    store.clearFailure(message.id);
    store.setBusy(message.id, custom_id);
    try {
      const outcome = await call();
      if (outcome.status === "failed") store.fail(message.id, outcome.error);
      if (outcome.status === "modal") openModal(outcome, this);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      store.fail(message.id, error.message);
    } finally {
      store.setBusy(message.id, null);
    }
  }

  /** Runs a command. Returns a sentence if it failed, otherwise null. */
  command(channel, path, options) {
    return this.outcomeOf(this.store.api.command(channel, path, options));
  }

  /** Runs a command of the menu of a person. Returns a sentence if it failed, otherwise null. */
  async useOn(channel, command, person) {
    try {
      return await this.outcomeOf(this.store.api.useOn(channel, command, person));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.message;
    }
  }

  async outcomeOf(call) {
    this.acted_ms = performance.now();
    const outcome = await call;
    if (outcome.status === "modal") openModal(outcome, this);
    return outcome.status === "failed" ? reasonOf(outcome.error ?? FAILED) : null;
  }

  submitModal(interaction, fields) {
    this.acted_ms = performance.now();
    return this.store.api.submitModal(interaction, fields);
  }

  async dismiss(message) {
    const { store } = this;
    try {
      await store.api.dismiss(message.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404) {
        store.fail(message.id, error.message);
        return;
      }
    }
    store.apply("message_delete", { id: message.id, channel_id: message.channel_id });
  }
}
