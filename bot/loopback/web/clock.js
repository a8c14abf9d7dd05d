// The server's clock can be moved, so "now" is asked here and not of the browser.

let ahead_ms = 0;

/** Takes the server's time, in milliseconds since 1970. */
export function setNow(server_ms) {
  if (Number.isFinite(server_ms)) ahead_ms = server_ms - Date.now();
}

/** Returns the server's time in milliseconds since 1970. */
export function now() {
  return Date.now() + ahead_ms;
}
