import { EngineFailure, type SpeechPart, type SpeechRequest } from '@mynah/engine-spec';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { EngineWorker } from './engine-worker.ts';
import { FairQueue } from './fair-queue.ts';
import { speakWithRetry } from './speak-with-retry.ts';
import type { SpeakOptions, SpeechEngineInfo, SpeechPool } from './speech-pool.ts';

export interface LocalSpeechPoolOptions {
  entry: URL;
  /** Asked at each start of a process: packs may have come since. */
  packFolders: () => Record<string, string>;
  processes: number;
  threads: number;
  log: Log;
  metrics: Metrics;
}

type Waiting = (worker: EngineWorker) => void;

const restartDelaysMs = [100, 500, 2_000, 10_000];

/** Engine processes on this machine: started, warmed, watched, started again. */
export class LocalSpeechPool implements SpeechPool {
  readonly slots: number;
  readonly #options: LocalSpeechPoolOptions;
  readonly #workers = new Set<EngineWorker>();
  readonly #free: EngineWorker[] = [];
  readonly #queue = new FairQueue<Waiting>();
  readonly #firstReady: Promise<void>;
  #settleReady!: { resolve: () => void; reject: (failure: EngineFailure) => void };
  #engines: readonly SpeechEngineInfo[] = [];
  #stopping = false;
  #failedStarts = 0;

  constructor(options: LocalSpeechPoolOptions) {
    this.#options = options;
    this.slots = options.processes;
    this.#firstReady = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    this.#start();
    // the first has the machine for itself until it speaks: that is when the server is ready
    const startOthers = (): void => {
      for (let i = 1; i < options.processes && !this.#stopping; i++) this.#start();
    };
    // whoever waits for `ready` gets the failure; without a waiter it must not end the server
    this.#firstReady.then(startOthers, () => {});
  }

  get waiting(): number {
    return this.#queue.length;
  }

  engines(): readonly SpeechEngineInfo[] {
    return this.#engines;
  }

  ready(): Promise<void> {
    return this.#firstReady;
  }

  /** Process ids, for tests that kill one. */
  pids(): number[] {
    return [...this.#workers].flatMap((worker) => worker.pid ?? []);
  }

  /** Starts each process again when it is free, one after the other, so that it finds the packs that came since. */
  async reload(signal: AbortSignal): Promise<void> {
    for (const old of [...this.#workers]) {
      const worker = await this.#acquire('reload', signal);
      await worker.stop();
      if (worker !== old && this.#workers.has(old)) await old.ready.catch(() => {});
    }
  }

  speak(engine: string, request: SpeechRequest, options: SpeakOptions): AsyncIterable<SpeechPart> {
    return speakWithRetry({
      begin: () => this.#begin(engine, request, options),
      mayRetry: (thrown) =>
        thrown instanceof EngineFailure && thrown.retryable && !options.signal.aborted && !this.#stopping,
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
  }

  async #begin(
    engine: string,
    request: SpeechRequest,
    { caller, signal }: SpeakOptions,
  ): Promise<AsyncIterable<SpeechPart>> {
    const worker = await this.#acquire(caller, signal);
    return worker.speak(engine, request, { signal, done: () => this.#release(worker) });
  }

  #acquire(caller: string, signal: AbortSignal): Promise<EngineWorker> {
    signal.throwIfAborted();
    const free = this.#free.pop();
    if (free) return Promise.resolve(free);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.remove(caller, take);
        this.#measure();
        reject(signal.reason);
      };
      const take: Waiting = (worker) => {
        signal.removeEventListener('abort', leave);
        resolve(worker);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.add(caller, take);
      this.#measure();
    });
  }

  #release(worker: EngineWorker): void {
    if (!this.#workers.has(worker)) return;
    const next = this.#queue.take();
    this.#measure();
    if (next) next(worker);
    else this.#free.push(worker);
  }

  #measure(): void {
    this.#options.metrics.engineQueue.set(this.#queue.length);
  }

  #start(): void {
    const { entry, packFolders, threads, log } = this.#options;
    const worker: EngineWorker = new EngineWorker({
      entry,
      packFolders: packFolders(),
      threads,
      log,
      onExit: () => this.#lost(worker),
    });
    this.#workers.add(worker);
    worker.ready.then(
      (engines) => {
        this.#failedStarts = 0;
        this.#engines = engines;
        this.#settleReady.resolve();
        this.#release(worker);
      },
      () => {
        this.#failedStarts++;
        if (this.#failedStarts > restartDelaysMs.length) {
          this.#settleReady.reject(new EngineFailure('broken', 'The engine process does not start.'));
        }
      },
    );
  }

  #lost(worker: EngineWorker): void {
    this.#workers.delete(worker);
    const at = this.#free.indexOf(worker);
    if (at >= 0) this.#free.splice(at, 1);
    if (this.#stopping) return;
    this.#options.metrics.engineRestarts.inc();
    this.#options.log.warn({ pid: worker.pid }, 'an engine process ended and is started again');
    const delay = restartDelaysMs[Math.min(this.#failedStarts, restartDelaysMs.length - 1)];
    setTimeout(() => !this.#stopping && this.#start(), delay).unref();
  }
}
