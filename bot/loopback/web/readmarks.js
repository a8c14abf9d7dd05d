// What a person has read and where somebody called, kept in the browser per person.

import { isLater } from "./snowflake.js";

export class ReadMarks {
  constructor(person) {
    this.key = `read:${person}`;
    this.marks = this.fetch();
    // Another page of the same person may read too.
    window.addEventListener("storage", (event) => {
      if (event.key === this.key) this.marks = this.fetch();
    });
  }

  fetch() {
    try {
      return JSON.parse(localStorage.getItem(this.key)) ?? {};
    } catch {
      return {};
    }
  }

  keep() {
    localStorage.setItem(this.key, JSON.stringify(this.marks));
  }

  lastRead(channel) {
    return this.marks[channel]?.last ?? null;
  }

  /** Returns how often the person was called in a channel since it was read. */
  pings(channel) {
    return this.marks[channel]?.pings?.length ?? 0;
  }

  /** Returns true when something changed. */
  read(channel, message) {
    const before = this.marks[channel];
    if (before && !before.pings?.length && !isLater(message, before.last)) return false;
    const last = isLater(message, before?.last) ? message : before?.last ?? null;
    this.marks[channel] = { last, pings: [] };
    this.keep();
    return true;
  }

  ping(channel, message) {
    const mark = this.marks[channel] ?? { last: null, pings: [] };
    if (mark.pings.includes(message) || !isLater(message, mark.last)) return;
    mark.pings.push(message);
    this.marks[channel] = mark;
    this.keep();
  }
}
