// Times as people read them: fixed ones, and countdowns that keep running.

import { now } from "../state/clock.js";
import { element } from "../dom/element.js";
import { words } from "../words/words.js";

const STYLES = {
  t: { hour: "numeric", minute: "2-digit" },
  T: { hour: "numeric", minute: "2-digit", second: "2-digit" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { year: "numeric", month: "long", day: "numeric" },
  f: { year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
  F: { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "numeric", minute: "2-digit" },
};

const STEPS = [
  ["second", 60, 1], ["minute", 60, 60], ["hour", 24, 3600], ["day", 30, 86400], ["month", 12, 2592000],
  ["year", Infinity, 31536000],
];

let locale = "en-US";

/** Sets the language for all times drawn from now on. */
export function setLocale(name) {
  locale = name;
}

/** Returns the element for `<t:…>`: `unix` in seconds, `style` one of Discord's letters. */
export function timestamp(unix, style) {
  const moment = new Date(unix * 1000);
  if (Number.isNaN(moment.getTime())) return words("no-date");
  return element("time", {
    class: "timestamp", datetime: moment.toISOString(), title: format(moment, "F"),
    dataset: style === "R" ? { relative: String(unix) } : {},
  }, style === "R" ? relative(unix) : format(moment, style));
}

/** Returns the time beside a message's author. */
export function messageTime(text) {
  const moment = new Date(text);
  return element("time", { class: "time", datetime: text, title: format(moment, "F") }, dayAndTime(moment));
}

/** Returns the hour and minute of a message that follows another by the same author. */
export function shortTime(text) {
  return element("time", { class: "time", datetime: text }, format(new Date(text), "t"));
}

function dayAndTime(moment) {
  const today = new Date(now());
  if (moment.toDateString() === today.toDateString()) return format(moment, "t");
  today.setDate(today.getDate() - 1);
  if (moment.toDateString() === today.toDateString()) return words("yesterday", { time: format(moment, "t") });
  return `${format(moment, "d")}, ${format(moment, "t")}`;
}

function format(moment, style) {
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(moment);
}

function relative(unix) {
  const seconds = unix - now() / 1000;
  const distance = Math.abs(seconds);
  const [unit, , size] = STEPS.find(([, most, length]) => distance < most * length);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** Keeps countdowns up to date for as long as the page is open. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const shown of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(shown.dataset.relative));
      if (shown.textContent !== text) shown.textContent = text;
    }
  }, 1000);
}
