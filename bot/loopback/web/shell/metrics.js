// How large buttons are on a phone. Discord's apps differ, so a message must look right in both sizes.

import { element } from "../dom/element.js";
import { words } from "../words/words.js";

const KEY = "metrics";
const SIZES = ["wide", "narrow"];
const USUAL = "wide";

/** Applies the size that the address asks for, which is then kept, or the one kept earlier. */
export function applyMetrics() {
  const wanted = new URLSearchParams(location.search).get("metrics");
  if (SIZES.includes(wanted)) localStorage.setItem(KEY, wanted);
  document.documentElement.dataset.metrics = currentMetrics();
}

/** Returns the field that changes the size. */
export function metricsField() {
  const choose = (event) => {
    localStorage.setItem(KEY, event.target.value);
    document.documentElement.dataset.metrics = event.target.value;
  };
  return element("label", { class: "setting" }, words("metrics"),
    element("select", { onchange: choose }, SIZES.map((value) =>
      element("option", { value, selected: value === currentMetrics() }, words(`metrics-${value}`)))));
}

function currentMetrics() {
  const kept = localStorage.getItem(KEY);
  return SIZES.includes(kept) ? kept : USUAL;
}
