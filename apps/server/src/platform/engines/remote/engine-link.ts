import { setTimeout as wait } from 'node:timers/promises';
import { EngineFailure, within } from '@mynah/engine-spec';
import type { Metrics } from '../../metrics/metrics.ts';
import { EngineAway, EngineBusy, EngineClient } from './engine-client.ts';
import type { EngineDescription } from './engine-wire.ts';

export interface EngineLinkOptions {
  /** Of an engine, or of the load balancer before many. */
  url: string;
  key: string;
  metrics: Metrics;
  /** The engine cannot be used; once for each reason, until it can again. */
  onTrouble(sentence: string): void;
  /** So long an order waits for an engine that is away; a restart takes less than the default. */
  patienceMs?: number;
}

const lookAgainMs = { ready: 5_000, away: 500 };
const answerWithinMs = 5_000;
const defaultPatienceMs = 30_000;
const shortestWaitMs = 100;
const longestWaitMs = 1_000;

/** One address of engines: what they are, whether they are there, and the way to give them orders. */
export class EngineLink {
  readonly #options: EngineLinkOptions;
  readonly #client: EngineClient;
  readonly #stopping = new AbortController();
  readonly #firstReady: Promise<void>;
  #settleReady!: { resolve: () => void; reject: (reason: unknown) => void };
  #description: EngineDescription | undefined;
  #waiting = 0;
  #tasksWaiting = 0;
  #trouble = '';
  #awaySince: number | undefined;

  constructor(options: EngineLinkOptions) {
    this.#options = options;
    const { metrics } = options;
    this.#client = new EngineClient({
      ...options,
      onWaiting: (count) => this.#noteWaiting(count),
      onTasksWaiting: (count) => {
        this.#tasksWaiting = count;
        metrics.taskQueue.set(count);
      },
    });
    this.#firstReady = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    // whoever waits for `ready` gets the failure; without a waiter it must not end the server
    this.#firstReady.catch(() => {});
    void this.#watch();
  }

  /** As it said last; undefined until it answered once. */
  get description(): EngineDescription | undefined {
    return this.#description;
  }

  /** Segments that wait there to be spoken. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Steps that wait there. */
  get tasksWaiting(): number {
    return this.#tasksWaiting;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  ready(): Promise<void> {
    return this.#firstReady;
  }

  stop(): void {
    this.#stopping.abort();
    this.#settleReady.reject(new EngineFailure('unavailable', 'The server is stopping.'));
  }

  /**
   * Asks until the engine takes the order: one that is just starting again is waited for, one that is away for
   * long is not; one that has its hands full is, as long as it takes.
   */
  async begin<Begun>(ask: (client: EngineClient) => Promise<Begun>, signal: AbortSignal): Promise<Begun> {
    const giveUpAt = (this.#awaySince ?? performance.now()) + (this.#options.patienceMs ?? defaultPatienceMs);
    for (let pause = shortestWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
      signal.throwIfAborted();
      try {
        return await ask(this.#client);
      } catch (thrown) {
        signal.throwIfAborted();
        const isAway = thrown instanceof EngineAway && performance.now() < giveUpAt;
        if (!(isAway || thrown instanceof EngineBusy) || this.isStopping) throw thrown;
      }
      // an abort ends the wait, and is thrown above
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }

  /** Learns what the engine has, again and again: voices come with its packs, and it may be another one tomorrow. */
  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const here = await this.#look();
      await wait(here ? lookAgainMs.ready : lookAgainMs.away, undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  }

  async #look(): Promise<boolean> {
    try {
      this.#description = await this.#client.describe(within(answerWithinMs, this.#stopping.signal));
      this.#noteWaiting(this.#description.waiting);
      this.#trouble = '';
      this.#awaySince = undefined;
      this.#settleReady.resolve();
      return true;
    } catch (thrown) {
      if (!this.#stopping.signal.aborted) this.#tell(thrown);
      return false;
    }
  }

  #tell(thrown: unknown): void {
    this.#awaySince ??= performance.now();
    if (!(thrown instanceof EngineAway) && !this.#description) {
      // another key, another version: no waiting mends it, and whoever waits is told
      this.#settleReady.reject(thrown);
      return;
    }
    const sentence = thrown instanceof Error ? thrown.message : String(thrown);
    if (sentence !== this.#trouble) this.#options.onTrouble(sentence);
    this.#trouble = sentence;
  }

  #noteWaiting(count: number): void {
    this.#waiting = count;
    this.#options.metrics.engineQueue.set(count);
  }
}
