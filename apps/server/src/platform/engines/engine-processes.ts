import { EngineFailure } from '@mynah/engine-spec';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { EngineWorker } from './engine-worker.ts';
import { FairQueue } from './fair-queue.ts';
import type { RunOptions } from './run-options.ts';

export interface EngineProcessesOptions {
  entry: URL;
  /** Asked at each start of a process: packs may have come since. */
  packFolders: () => Record<string, string>;
  processes: number;
  threads: number;
  niceness?: number;
  log: Log;
  metrics: Metrics;
  /** Told how many wait, whenever it changes. */
  onQueue(waiting: number): void;
}

type Waiting<About> = (worker: EngineWorker<About>) => void;

const restartDelaysMs = [100, 500, 2_000, 10_000];

/** Processes of one program on this machine: started, watched, started again; a fair queue before them. */
export class EngineProcesses<About> {
  readonly #options: EngineProcessesOptions;
  readonly #workers = new Set<EngineWorker<About>>();
  readonly #free: EngineWorker<About>[] = [];
  readonly #queue = new FairQueue<Waiting<About>>();
  readonly #firstReady: Promise<void>;
  #settleReady!: { resolve: () => void; reject: (failure: EngineFailure) => void };
  #about: About | undefined;
  #stopping = false;
  #failedStarts = 0;

  constructor(options: EngineProcessesOptions) {
    this.#options = options;
    this.#firstReady = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    this.#start();
    // the first has the machine for itself until it is ready: that is when the server is
    const startOthers = (): void => {
      for (let i = 1; i < options.processes && !this.#stopping; i++) this.#start();
    };
    // whoever waits for `ready` gets the failure; without a waiter it must not end the server
    this.#firstReady.then(startOthers, () => {});
  }

  get waiting(): number {
    return this.#queue.length;
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  /** What the process that started last says of its engines. */
  get about(): About | undefined {
    return this.#about;
  }

  ready(): Promise<void> {
    return this.#firstReady;
  }

  /** Process ids, for tests that kill one. */
  pids(): number[] {
    return [...this.#workers].flatMap((worker) => worker.pid ?? []);
  }

  /** Waits for a free process and gives it the order. The process is held until the run has ended. */
  async begin<Part>(order: unknown, { caller, signal }: RunOptions): Promise<AsyncIterable<Part>> {
    const worker = await this.#acquire(caller, signal);
    return worker.run<Part>(order, { signal, done: () => this.#release(worker) });
  }

  /** Starts each process again when it is free, one after the other, so that it finds the packs that came since. */
  async reload(signal: AbortSignal): Promise<void> {
    for (const old of [...this.#workers]) {
      const worker = await this.#acquire('reload', signal);
      await worker.stop();
      if (worker !== old && this.#workers.has(old)) await old.ready.catch(() => {});
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
  }

  #acquire(caller: string, signal: AbortSignal): Promise<EngineWorker<About>> {
    signal.throwIfAborted();
    const free = this.#free.pop();
    if (free) return Promise.resolve(free);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.remove(caller, take);
        this.#options.onQueue(this.#queue.length);
        reject(signal.reason);
      };
      const take: Waiting<About> = (worker) => {
        signal.removeEventListener('abort', leave);
        resolve(worker);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.add(caller, take);
      this.#options.onQueue(this.#queue.length);
    });
  }

  #release(worker: EngineWorker<About>): void {
    if (!this.#workers.has(worker)) return;
    const next = this.#queue.take();
    this.#options.onQueue(this.#queue.length);
    if (next) next(worker);
    else this.#free.push(worker);
  }

  #start(): void {
    const worker: EngineWorker<About> = new EngineWorker({
      ...this.#options,
      packFolders: this.#options.packFolders(),
      onExit: () => this.#lost(worker),
    });
    this.#workers.add(worker);
    worker.ready.then(
      (about) => {
        this.#failedStarts = 0;
        this.#about = about;
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

  #lost(worker: EngineWorker<About>): void {
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
