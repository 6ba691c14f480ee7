import { EngineFailure } from '@mynah/engine-spec';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { EngineWorker } from './engine-worker.ts';
import type { RunOptions } from './run-options.ts';
import { UrgencyQueue } from './urgency-queue.ts';

export interface EngineProcessesOptions {
  entry: URL;
  /** Asked at each start of a process: packs may have come since. */
  packFolders: () => Record<string, string>;
  processes: number;
  threads: number;
  /** One process may use so many while the others have nothing to do; without it each keeps to its own. */
  allThreads?: number | undefined;
  niceness?: number;
  /** A run gives way to a first sound between two of its parts; without it each runs to its end. */
  pauses?: boolean;
  log: Log;
  metrics: Metrics;
  /** Told how many wait, whenever it changes. */
  onQueue(waiting: number): void;
}

/** A run that has a process. */
interface Hold<About> {
  worker: EngineWorker<About>;
  /** A first sound may run beside it, while it pauses. */
  mayPause: boolean;
}

/** A run that waits for a process. */
interface Waiting<About> {
  mayPause: boolean;
  take(hold: Hold<About>): void;
}

const restartDelaysMs = [100, 500, 2_000, 10_000];

/**
 * Processes of one program on this machine: started, watched, started again; a queue before them. A first sound does
 * not wait for the end of what is less urgent: it runs at once in a process whose run pauses for it.
 */
export class EngineProcesses<About> {
  readonly #options: EngineProcessesOptions;
  readonly #workers = new Set<EngineWorker<About>>();
  /** Those that are ready, with what they run. */
  readonly #held = new Map<EngineWorker<About>, Set<Hold<About>>>();
  /** The one that may use all cores while the others are idle, and whether it was told that they are. */
  #lent: { worker: EngineWorker<About>; areOthersIdle: boolean } | undefined;
  readonly #queue = new UrgencyQueue<Waiting<About>>();
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

  /** Engines that are in memory, in whichever process. */
  loaded(): ReadonlySet<string> {
    return new Set([...this.#workers].flatMap((worker) => worker.loaded));
  }

  ready(): Promise<void> {
    return this.#firstReady;
  }

  /** Process ids, for tests that kill one. */
  pids(): number[] {
    return [...this.#workers].flatMap((worker) => worker.pid ?? []);
  }

  /** Waits for a free process and gives it the order. The process is held until the run has ended. */
  async begin<Part>(order: unknown, options: RunOptions): Promise<AsyncIterable<Part>> {
    const isUrgent = options.urgency === 'first-sound';
    const hold = await this.#acquire(options, this.#options.pauses === true && !isUrgent);
    const { signal } = options;
    return hold.worker.run<Part>(order, { signal, isUrgent, done: () => this.#release(hold) });
  }

  /** Starts each process again when it is free, one after the other, so that it finds the packs that came since. */
  async reload(signal: AbortSignal): Promise<void> {
    for (const old of [...this.#workers]) {
      const { worker } = await this.#acquire({ caller: 'reload', signal }, false);
      await worker.stop();
      if (worker !== old && this.#workers.has(old)) await old.ready.catch(() => {});
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#workers].map((worker) => worker.stop()));
  }

  #acquire(
    { caller, answer = '', urgency = 'awaited', signal }: RunOptions,
    mayPause: boolean,
  ): Promise<Hold<About>> {
    signal.throwIfAborted();
    const place = { caller, answer, urgency };
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#queue.remove(place, waiting);
        this.#options.onQueue(this.#queue.length);
        reject(signal.reason);
      };
      const waiting: Waiting<About> = {
        mayPause,
        take: (hold) => {
          signal.removeEventListener('abort', leave);
          resolve(hold);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.add(place, waiting);
      this.#serve();
    });
  }

  #release(hold: Hold<About>): void {
    this.#held.get(hold.worker)?.delete(hold);
    this.#lend();
    this.#serve();
  }

  /** Gives processes to those who wait: a free one to whoever is next, one that can pause to a first sound. */
  #serve(): void {
    for (const [worker, holds] of this.#lentFirst()) {
      const next = holds.size === 0 ? this.#queue.take() : undefined;
      if (next) this.#give(worker, next);
    }
    for (const [worker, holds] of this.#held) {
      const canPause = holds.size > 0 && [...holds].every(({ mayPause }) => mayPause);
      const first = canPause ? this.#queue.takeOf('first-sound') : undefined;
      if (first) this.#give(worker, first);
    }
    this.#options.onQueue(this.#queue.length);
  }

  #give(worker: EngineWorker<About>, { mayPause, take }: Waiting<About>): void {
    const hold = { worker, mayPause };
    this.#held.get(worker)?.add(hold);
    this.#lend();
    take(hold);
  }

  /** Who waits alone is served where all cores are. */
  #lentFirst(): [EngineWorker<About>, Set<Hold<About>>][] {
    return [...this.#held].sort(([one], [other]) => this.#rank(one) - this.#rank(other));
  }

  #rank = (worker: EngineWorker<About>): number => (worker === this.#lent?.worker ? 0 : 1);

  /** Lends the cores of the others to the one that may use them, or takes them back. */
  #lend(): void {
    const lent = this.#lent;
    if (!lent) return;
    const areIdle = [...this.#held].every(([worker, holds]) => worker === lent.worker || holds.size === 0);
    if (areIdle === lent.areOthersIdle) return;
    lent.areOthersIdle = areIdle;
    lent.worker.tellOthers(areIdle);
  }

  #start(): void {
    const allThreads = this.#lent ? undefined : this.#options.allThreads;
    const worker: EngineWorker<About> = new EngineWorker({
      ...this.#options,
      allThreads,
      packFolders: this.#options.packFolders(),
      onExit: () => this.#lost(worker),
    });
    this.#workers.add(worker);
    if (allThreads !== undefined) this.#lent = { worker, areOthersIdle: false };
    worker.ready.then(
      (about) => {
        this.#failedStarts = 0;
        this.#about = about;
        this.#settleReady.resolve();
        this.#held.set(worker, new Set());
        this.#lend();
        this.#serve();
      },
      () => {
        this.#failedStarts++;
        if (this.#failedStarts > restartDelaysMs.length) {
          this.#settleReady.reject(new EngineFailure('broken', 'The engine process didn’t start.'));
        }
      },
    );
  }

  #lost(worker: EngineWorker<About>): void {
    this.#workers.delete(worker);
    this.#held.delete(worker);
    if (this.#lent?.worker === worker) this.#lent = undefined;
    this.#lend();
    if (this.#stopping) return;
    this.#options.metrics.engineRestarts.inc();
    this.#options.log.warn({ pid: worker.pid }, 'an engine process ended and is started again');
    const delay = restartDelaysMs[Math.min(this.#failedStarts, restartDelaysMs.length - 1)];
    setTimeout(() => !this.#stopping && this.#start(), delay).unref();
  }
}
