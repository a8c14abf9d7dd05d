// One person's stream of events, reopened whenever it breaks.

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

/** Calls `onFrame(type, data)` for each event and `onState(open)` when the stream opens or breaks. */
export class Connection {
  constructor(url, { onFrame, onState }) {
    this.url = url;
    this.onFrame = onFrame;
    this.onState = onState;
    this.wait_ms = FIRST_WAIT_MS;
    this.open();
    // A laptop that wakes up should not have to wait for the next attempt.
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  open() {
    this.timer = null;
    const socket = new WebSocket(this.url);
    socket.onmessage = (event) => {
      const { type, data } = JSON.parse(event.data);
      if (type === "hello") {
        this.wait_ms = FIRST_WAIT_MS;
        this.onFrame(type, data);
        this.onState(true);
      } else {
        this.onFrame(type, data);
      }
    };
    socket.onclose = () => {
      this.onState(false);
      this.timer = setTimeout(() => this.open(), this.wait_ms);
      this.wait_ms = Math.min(this.wait_ms * 2, LONGEST_WAIT_MS);
    };
  }

  hurry() {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.open();
  }
}
