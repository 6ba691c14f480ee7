import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Scope } from '../scope.ts';
import type { Events } from '../wire/index.ts';

const pingMs = 5000;

interface Parts {
  clock: Clock;
  scope: Scope;
  events: Events;
}

/** Asks the client again and again whether it is there, and knows how long the way there and back took. */
export class Heartbeat {
  readonly #parts: Parts;
  #pings = 0;
  #pingedAtMs = 0;
  #roundTripMs: number | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  begin(): void {
    const { scope, events } = this.#parts;
    this.#pingedAtMs = this.#nowMs;
    this.#pings++;
    events.emit({ type: 'ping', ping_event: { event_id: this.#pings, ping_ms: this.#roundTripMs } });
    scope.after(pingMs, () => this.begin());
  }

  answered(eventId: number | null | undefined): void {
    if (eventId === this.#pings) this.#roundTripMs = this.#nowMs - this.#pingedAtMs;
  }

  get #nowMs(): number {
    return this.#parts.clock.now().getTime();
  }
}
