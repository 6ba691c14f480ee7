import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Failure } from '../../../../platform/errors/index.ts';
import { toFailure } from '../../../../platform/errors/index.ts';
import { IdleClock } from '../../../../platform/sockets/index.ts';
import type { ContextSpeech, FinalFacts } from './context-speech.ts';

export interface SpokenContextOptions<Piece> {
  open(signal: AbortSignal): Promise<ContextSpeech<Piece>>;
  /** What is said at the end. */
  finalMessage(facts: FinalFacts): object;
  send(message: object): Promise<void>;
  inactivitySeconds: number;
  clock: Clock;
  /** Called once, when this context ended by itself: a fault, or nobody said anything. */
  onFailure(failure: Failure): void;
  onIdle(): void;
}

/** The running side of a context: its pieces one after the other, its idle clock, its end. */
export class SpokenContext<Piece> {
  readonly #options: SpokenContextOptions<Piece>;
  readonly #leaving = new AbortController();
  readonly #speech: Promise<ContextSpeech<Piece>>;
  readonly #clock: IdleClock;
  /** Ends when everything that was asked so far is done. */
  #work: Promise<void>;

  constructor(options: SpokenContextOptions<Piece>) {
    this.#options = options;
    this.#clock = new IdleClock(options.inactivitySeconds, options.onIdle, options.clock);
    this.#speech = options.open(this.#leaving.signal);
    this.#work = Promise.resolve();
    this.#then(async () => void (await this.#speech));
  }

  touch(): void {
    this.#clock.touch();
  }

  speak(piece: Piece): void {
    this.#then(async () => (await this.#speech).speak(piece));
  }

  /** Says that this was all when everything has been spoken. */
  finish(): Promise<void> {
    this.#then(async () => {
      const facts = await (await this.#speech).finish();
      await this.#options.send(this.#options.finalMessage(facts));
      await this.#end();
    });
    return this.#work;
  }

  /** Ends at once: engine and encoder are free when this resolves. */
  async stop(): Promise<void> {
    this.#leaving.abort();
    await this.#work;
    await this.#end();
  }

  #then(step: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (this.#leaving.signal.aborted) return;
      await this.#clock.whileBusy(step).catch((cause: unknown) => this.#fail(cause));
    });
  }

  async #fail(cause: unknown): Promise<void> {
    if (this.#leaving.signal.aborted) return;
    this.#leaving.abort();
    await this.#end();
    this.#options.onFailure(toFailure(cause));
  }

  async #end(): Promise<void> {
    this.#clock.stop();
    const speech = await this.#speech.catch(() => undefined); // told by the step that awaited it
    // a charge that cannot be written now is held until it is released by its age
    await speech?.dispose().catch(() => {});
  }
}
