import { setTimeout as wait } from 'node:timers/promises';
import { EngineFailure, type SpeechPart, type SpeechRequest } from '@mynah/engine-spec';
import type { Metrics } from '../../metrics/metrics.ts';
import type { RunOptions } from '../run-options.ts';
import { speakWithRetry } from '../speak-with-retry.ts';
import type { SpeechEngineInfo, SpeechPool } from '../speech-pool.ts';
import { ConnectionLost, EngineAway, EngineClient } from './engine-client.ts';
import type { EngineDescription, SpeakOrder } from './engine-wire.ts';

export interface RemoteSpeechPoolOptions {
  /** Of an engine, or of the load balancer before many. */
  url: string;
  key: string;
  metrics: Metrics;
  /** The engine cannot be used; once for each reason, until it can again. */
  onTrouble(sentence: string): void;
  /** So long a segment waits for an engine that is away; a restart takes less than the default. */
  patienceMs?: number;
}

const lookAgainMs = { ready: 5_000, away: 500 };
const answerWithinMs = 5_000;
const defaultPatienceMs = 30_000;
const shortestWaitMs = 100;
const longestWaitMs = 1_000;

/** Engines on other machines, which run as many processes as they like behind one address. */
export class RemoteSpeechPool implements SpeechPool {
  readonly #options: RemoteSpeechPoolOptions;
  readonly #client: EngineClient;
  readonly #stopping = new AbortController();
  readonly #firstReady: Promise<void>;
  #settleReady!: { resolve: () => void; reject: (reason: unknown) => void };
  #description: EngineDescription | undefined;
  #waiting = 0;
  #trouble = '';
  #awaySince: number | undefined;

  constructor(options: RemoteSpeechPoolOptions) {
    this.#options = options;
    const onWaiting = (count: number): void => this.#noteWaiting(count);
    this.#client = new EngineClient({ ...options, onWaiting });
    this.#firstReady = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    // whoever waits for `ready` gets the failure; without a waiter it must not end the server
    this.#firstReady.catch(() => {});
    void this.#watch();
  }

  get slots(): number {
    return this.#description?.slots ?? 1;
  }

  get waiting(): number {
    return this.#waiting;
  }

  engines(): readonly SpeechEngineInfo[] {
    return this.#description?.engines ?? [];
  }

  ready(): Promise<void> {
    return this.#firstReady;
  }

  speak(engine: string, request: SpeechRequest, options: RunOptions): AsyncIterable<SpeechPart> {
    const { caller, signal } = options;
    return speakWithRetry({
      begin: () => this.#begin({ engine, caller, request }, signal),
      mayRetry: (thrown) =>
        thrown instanceof ConnectionLost && !signal.aborted && !this.#stopping.signal.aborted,
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#settleReady.reject(new EngineFailure('unavailable', 'The server stops.'));
  }

  /**
   * Asks until the engine takes the order: one that is just starting again is waited for, one that is away for
   * long is not.
   */
  async #begin(order: SpeakOrder, signal: AbortSignal): Promise<AsyncIterable<SpeechPart>> {
    const giveUpAt = (this.#awaySince ?? performance.now()) + (this.#options.patienceMs ?? defaultPatienceMs);
    for (let pause = shortestWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
      signal.throwIfAborted();
      try {
        return await this.#client.speak(order, signal);
      } catch (thrown) {
        signal.throwIfAborted();
        const mayWait = performance.now() < giveUpAt && !this.#stopping.signal.aborted;
        if (!(thrown instanceof EngineAway) || !mayWait) throw thrown;
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
      const soon = AbortSignal.timeout(answerWithinMs);
      this.#description = await this.#client.describe(AbortSignal.any([soon, this.#stopping.signal]));
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
