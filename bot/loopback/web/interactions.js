// What happens after a press or a choice: the wait, the failure, the modal.

import { ApiError } from "./api.js";
import { openModal } from "./modal.js";

export class Interactions {
  constructor(store) {
    this.store = store;
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
    store.clearFailure(message.id);
    store.setBusy(message.id, custom_id);
    try {
      const outcome = await call();
      if (outcome.status === "failed") store.fail(message.id, outcome.error);
      if (outcome.status === "modal") openModal(outcome, store, this);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      store.fail(message.id, error.message);
    } finally {
      store.setBusy(message.id, null);
    }
  }

  /** Runs a command. Returns a sentence when it failed, else null. */
  async command(channel, path, options) {
    const outcome = await this.store.api.command(channel, path, options);
    if (outcome.status === "modal") openModal(outcome, this.store, this);
    return outcome.status === "failed" ? outcome.error ?? "This interaction failed." : null;
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
