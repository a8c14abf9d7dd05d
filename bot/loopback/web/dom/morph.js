// Turns one tree into another in place, so that focus, scrolling and pictures are kept.

const HANDLERS = ["onclick", "onkeydown", "oninput", "onchange", "onfocus", "onblur", "onsubmit"];

/** Makes `current` look like `wanted` and returns the element that is there now. */
export function morph(current, wanted) {
  if (!isSameKind(current, wanted)) {
    current.replaceWith(wanted);
    return wanted;
  }
  if (current.nodeType === Node.TEXT_NODE) {
    if (current.data !== wanted.data) current.data = wanted.data;
    return current;
  }
  if (current.nodeName === "IMG" && current.src !== wanted.src) {
    swapWhenLoaded(current, wanted);
    return current;
  }
  takeAttributes(current, wanted);
  takeChildren(current, wanted);
  return current;
}

function isSameKind(current, wanted) {
  return current.nodeName === wanted.nodeName && current.namespaceURI === wanted.namespaceURI;
}

function takeAttributes(current, wanted) {
  for (const { name } of [...current.attributes]) {
    // What the reader has uncovered stays uncovered.
    if (name === "data-revealed" || name === "style") continue;
    if (!wanted.hasAttribute(name)) current.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (name !== "style" && current.getAttribute(name) !== value) current.setAttribute(name, value);
  }
  // The page's policy allows styles set by script, but no style attributes.
  const style = wanted.style?.cssText;
  if (style !== undefined && current.style.cssText !== style) current.style.cssText = style;
  for (const name of HANDLERS) current[name] = wanted[name];
}

function takeChildren(current, wanted) {
  const shown = [...current.childNodes];
  const coming = [...wanted.childNodes];
  coming.forEach((child, index) => {
    if (index < shown.length) morph(shown[index], child);
    else current.append(child);
  });
  shown.slice(coming.length).forEach((child) => child.remove());
}

/**
 * The old picture stays until the new one can be painted at once, or is gone until then where
 * pictures are told to vanish. The latest request wins.
 */
async function swapWhenLoaded(current, wanted) {
  current.wanted = wanted;
  const gallery = current.closest(".gallery");
  if (gallery && document.body.dataset.pictures === "vanish") gallery.classList.add("gone");
  try {
    await wanted.decode();
  } catch {
    // A picture that cannot be loaded is swapped in too: its description takes its place.
  }
  if (current.wanted !== wanted || !current.isConnected) return;
  current.replaceWith(wanted);
  gallery?.classList.remove("gone");
}
