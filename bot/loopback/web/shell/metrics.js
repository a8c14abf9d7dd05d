// How large buttons are on a phone. Discord's apps differ, so a message must look right in both sizes.

import { element } from "../dom/element.js";

const KEY = "metrics";
const SIZES = { wide: "Wide: four cards in a row", narrow: "Narrow: five cards in a row" };
const USUAL = "wide";

/** Applies the size that the address asks for, which is then kept, or the one kept earlier. */
export function applyMetrics() {
  const wanted = new URLSearchParams(location.search).get("metrics");
  if (wanted in SIZES) localStorage.setItem(KEY, wanted);
  document.documentElement.dataset.metrics = currentMetrics();
}

/** Returns the field that changes the size. */
export function metricsField() {
  const choose = (event) => {
    localStorage.setItem(KEY, event.target.value);
    document.documentElement.dataset.metrics = event.target.value;
  };
  return element("label", { class: "setting" }, "Buttons on a phone",
    element("select", { onchange: choose }, Object.entries(SIZES).map(([value, name]) =>
      element("option", { value, selected: value === currentMetrics() }, name))));
}

function currentMetrics() {
  const kept = localStorage.getItem(KEY);
  return kept in SIZES ? kept : USUAL;
}
