// Pictures and files. Their sizes are known before they load, so nothing jumps.

import { covered } from "../dom/cover.js";
import { element } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { languageNow, words } from "../words/words.js";

const SHOWN_INLINE = /\.(png|jpe?g|webp|gif)$/i;

/** Returns the files of a message that no component shows, or null. */
export function attachments(message, page) {
  const files = message.attachments ?? [];
  if (!files.length || message.flags & (1 << 15)) return null;
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  const items = pictures.map((file) => ({
    media: file, description: file.description, spoiler: file.filename.startsWith("SPOILER_"),
  }));
  return [items.length ? gallery(items, page) : null, others.map((file) => fileCard(file))];
}

function isPicture(file) {
  return Boolean(file.width) && (file.content_type?.startsWith("image/") || SHOWN_INLINE.test(file.filename));
}

/** Returns one picture in its own proportions, or several as a grid. */
export function gallery(items, page) {
  const kind = items.length === 1 ? "single" : items.length === 3 ? "three" : items.length % 2 ? "thirds" : "halves";
  const all = items.map((item) => ({ ...item, address: item.media.url }));
  return element("div", { class: `gallery ${kind}` },
    all.map((item, index) => picture(item, () => page.openPicture(all, index))));
}

/** Returns the small picture beside a section. */
export function thumbnail(component, page) {
  const item = { ...component, address: component.media.url };
  return element("div", { class: "thumbnail" }, picture(item, () => page.openPicture([item], 0)));
}

function picture(item, open) {
  const { width, height } = item.media;
  const known = width && height;
  const shown = element("button", {
    type: "button",
    class: "picture",
    "aria-label": words("open-picture", { what: item.description || words("no-description") }),
    style: known ? { "--width": `${width}px`, "--ratio": String(width / height) } : {},
    onclick: open,
  }, element("img", {
    src: item.address, alt: item.description ?? "", width: known ? width : null, height: known ? height : null,
    draggable: "false",
  }));
  return item.spoiler ? covered(shown) : shown;
}

/** Returns the card of a file that can be saved. */
export function fileCard(file, isSpoiler = false) {
  const name = file.filename ?? file.url.split("/").pop().split("?")[0];
  const card = element("div", { class: "file-card" },
    icon("file"),
    element("div", {},
      element("a", { href: file.url, target: "_blank", rel: "noreferrer noopener", download: name }, name),
      file.size ? element("small", {}, sizeText(file.size)) : null));
  return isSpoiler ? covered(card) : card;
}

function sizeText(bytes) {
  if (bytes < 1000) return measured(bytes, "byte", "long");
  return bytes < 1e6 ? measured(bytes / 1000, "kilobyte") : measured(bytes / 1e6, "megabyte");
}

function measured(count, unit, unitDisplay = "short") {
  return count.toLocaleString(languageNow(), { style: "unit", unit, unitDisplay, maximumFractionDigits: 2 });
}
