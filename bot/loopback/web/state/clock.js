// The server's clock can be moved, so "now" comes from here and not from the browser.

let ahead_ms = 0;

/** Sets the server's time, in milliseconds since 1970. */
export function setNow(server_ms) {
  if (Number.isFinite(server_ms)) ahead_ms = server_ms - Date.now();
}

/** Returns the server's time in milliseconds since 1970. */
export function now() {
  return Date.now() + ahead_ms;
}
