// What the page says of itself, in the language of the person.

export const DEFAULT = "en";

let texts = {};
let rules = new Intl.PluralRules(DEFAULT);

/** Fetches the words of a locale such as `de` or `en-GB`; the server has English for all others. */
export async function learn(locale) {
  const [language] = (locale || DEFAULT).split("-");
  const found = await (await fetch(`/web/words/${language}.json`)).json();
  texts = found.texts;
  rules = new Intl.PluralRules(found.language);
}

/** Returns the language that the page speaks. */
export function languageNow() {
  return rules.resolvedOptions().locale;
}

/** True if there is a text for this key. */
export function knows(key) {
  return key in texts;
}

/** Returns a text with its values filled in; `count` chooses between its forms, if it has several. */
export function words(key, values = {}) {
  const text = texts[key] ?? key;
  const form = typeof text === "string" ? text : text[rules.select(values.count)] ?? text.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
