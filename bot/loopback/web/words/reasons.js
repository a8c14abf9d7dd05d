// What the server says went wrong, in the language of the person.

import { knows, words } from "./words.js";

/** What the server says of an interaction that failed for no reason of its own. */
export const FAILED = "This interaction failed";

const KNOWN = {
  [FAILED]: "failed",
  "This application did not respond": "no-answer",
  "Loading options failed": "options-failed",
};

/** Returns why something failed, in the reader's language if the server's words are Discord's own. */
export function reasonOf(said) {
  return said in KNOWN ? words(KNOWN[said]) : said;
}

/** Returns the words for the code of a refusal, or undefined if the page has none. */
export function refusalOf(code) {
  const name = String(code).replaceAll("_", "-");
  return knows(`refused-${name}`) ? words(`refused-${name}`) : undefined;
}
