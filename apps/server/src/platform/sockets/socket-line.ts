import type { WebSocket } from 'ws';

/** The way to the client: what is sent waits until the line took it, and is dropped when the line is gone. */
export class SocketLine {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: object): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.resolve();
    return new Promise((resolve) => {
      // a line that broke is told by its close event
      this.#socket.send(JSON.stringify(message), () => resolve());
    });
  }

  close(code: number, reason = ''): void {
    // a close frame holds 123 bytes of reason
    this.#socket.close(
      code,
      Buffer.from(reason)
        .subarray(0, 120)
        .toString()
        .replace(/\uFFFD$/, ''),
    );
  }
}
