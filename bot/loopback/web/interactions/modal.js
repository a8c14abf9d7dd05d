// A modal: a form from the bot in a dialog. The browser's dialog keeps the focus inside.

import { ApiError } from "../wire/api.js";
import { avatar, nameOf } from "../dom/avatar.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { fieldsOf } from "./fields.js";
import { reasonOf } from "../words/reasons.js";
import { words } from "../words/words.js";

/** Shows the modal of an outcome; `interactions` submits it. */
export function openModal({ interaction_id, modal }, interactions) {
  new Modal(interaction_id, modal, interactions).show();
}

class Modal {
  constructor(interaction, modal, interactions) {
    this.interaction = interaction;
    this.interactions = interactions;
    this.isWaiting = false;
    this.fields = fieldsOf(modal.components, interactions.store);
    this.problem = element("p", { class: "modal-problem", role: "alert" });
    this.submitButton = element("button", { type: "submit", class: "button primary" }, words("submit"));
    this.dialog = this.build(modal);
  }

  build(modal) {
    const { bot } = this.interactions.store;
    const form = element("form", {
      class: "modal-form", novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        this.submit();
      },
    },
    element("header", {},
      avatar(bot),
      element("h2", { id: "modal-title" }, modal.title),
      element("button", {
        type: "button", class: "icon-button", "aria-label": words("close"), onclick: () => this.cancel(),
      }, icon("close"))),
    element("div", { class: "modal-fields" },
      element("p", { class: "modal-notice", id: "modal-notice" },
        icon("warning"), element("span", {}, words("form-goes-to", { name: nameOf(bot) }))),
      this.fields.map((field) => field.element)),
    this.problem,
    element("footer", {},
      element("button", { type: "button", class: "button secondary", onclick: () => this.cancel() }, words("cancel")),
      this.submitButton));
    const dialog = element("dialog", {
      class: "modal", "aria-labelledby": "modal-title", "aria-describedby": "modal-notice",
    }, form);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.cancel();
    });
    return dialog;
  }

  show() {
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.fields.find((field) => field.id)?.focus();
    // What was focused first is not at the top: the form is read from its beginning.
    this.dialog.querySelector(".modal-fields").scrollTop = 0;
  }

  close() {
    this.dialog.close();
    this.dialog.remove();
    // What had the focus before has it again, but Chromium types nothing into it until it is given anew.
    const before = document.activeElement;
    before.blur();
    before.focus();
  }

  async submit() {
    if (this.isWaiting) return;
    const wrong = this.fields.filter((field) => field.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    this.setWaiting(true);
    const values = this.fields.filter((field) => field.id).map((field) => [field.id, field.value()]);
    try {
      const outcome = await this.interactions.submitModal(this.interaction, Object.fromEntries(values));
      if (outcome.status !== "failed") {
        this.close();
        return;
      }
      this.problem.textContent = words("went-wrong", { why: outcome.error ? reasonOf(outcome.error) : words("try-again") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem.textContent = error.message;
    }
    this.setWaiting(false);
  }

  setWaiting(isWaiting) {
    // A button that was disabled would lose the focus, also where the form stays open.
    this.isWaiting = isWaiting;
    this.submitButton.setAttribute("aria-disabled", String(isWaiting));
    this.submitButton.classList.toggle("busy", isWaiting);
  }

  async cancel() {
    this.close();
    try {
      await this.interactions.store.api.cancelModal(this.interaction);
    } catch (error) {
      // A modal that nobody is waiting for does not need to be cancelled.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
