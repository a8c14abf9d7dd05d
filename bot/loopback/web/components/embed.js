// Embeds, the older kind of box.

import { element } from "../dom/element.js";
import { markdown } from "../text/markdown.js";
import { gallery } from "./media.js";
import { messageTime } from "../text/timestamp.js";

/** Returns the embeds of a message, or null if it has none. */
export function embeds(message, page) {
  return message.embeds?.length ? message.embeds.map((each) => embed(each, page)) : null;
}

function embed(data, page) {
  const colour = data.color ? `#${data.color.toString(16).padStart(6, "0")}` : null;
  return element("section", { class: "embed", style: colour ? { "--accent": colour } : {} },
    element("div", { class: "embed-main" },
      element("div", { class: "embed-text" },
        data.author ? element("div", { class: "embed-author" }, maybeLink(data.author.url, data.author.name)) : null,
        data.title ? element("h4", {}, maybeLink(data.url, markdown(data.title, page.world))) : null,
        data.description ? element("div", { class: "markdown" }, markdown(data.description, page.world)) : null,
        data.fields?.length ? fields(data.fields, page) : null),
      data.thumbnail ? element("div", { class: "thumbnail" }, gallery([{ media: data.thumbnail }], page)) : null),
    data.image ? gallery([{ media: data.image, description: data.image.description }], page) : null,
    footer(data));
}

function fields(list, page) {
  return element("div", { class: "embed-fields" }, list.map((field) =>
    element("div", { class: field.inline ? "inline" : null },
      element("strong", {}, markdown(field.name, page.world)),
      element("div", { class: "markdown" }, markdown(field.value, page.world)))));
}

function footer(data) {
  if (!data.footer && !data.timestamp) return null;
  return element("footer", {}, data.footer?.text, data.footer && data.timestamp ? " • " : null,
    data.timestamp ? messageTime(data.timestamp) : null);
}

function maybeLink(address, content) {
  if (!address) return content;
  return element("a", { href: address, target: "_blank", rel: "noreferrer noopener" }, content);
}
