// What a person has read and where they were mentioned, kept in the browser for each person.

import { isLater } from "../wire/snowflake.js";

export class ReadMarks {
  constructor(person) {
    this.key = `read:${person}`;
    this.marks = this.fetch();
    // Another page of the same person may be reading too.
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

  /** Returns how often the person has been mentioned in a channel since they read it. */
  pings(channel) {
    return this.marks[channel]?.pings?.length ?? 0;
  }

  /** Returns true if something changed. */
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
