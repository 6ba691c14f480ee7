import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { EngineFailure, programFlags } from '@mynah/engine-spec';
import type { Log } from '../log/log.ts';
import type { EngineCommand, EngineReport } from './engine-protocol.ts';
import { PartQueue } from './part-queue.ts';

export interface EngineWorkerOptions {
  /** The program that names the engines. */
  entry: URL;
  packFolders: Record<string, string>;
  threads: number;
  /** So many threads while the other processes have nothing to do. */
  allThreads?: number | undefined;
  /** Of the operating system; 0 is ordinary, above it makes way for others. */
  niceness?: number;
  log: Log;
  onExit(): void;
}

interface RunningCall {
  parts: PartQueue<unknown>;
  done: () => void;
}

/** A process that says nothing for so long while it works is taken for hung, and killed. */
const stallMs = 120_000;
/**
 * Blocks of memory from this size on go back to the system when a model lets go of them. Left to itself, glibc takes each
 * that it gets back for ordinary from then on and keeps it: some 100 MB of a process that speaks.
 */
const largeBlockBytes = String(1024 ** 2);
/** After `stop`, so long to end by itself before it is killed: one that computes hears nothing. */
const stopGraceMs = 2_000;

export interface WorkerRunOptions {
  signal: AbortSignal;
  /** Other runs of the process pause meanwhile. */
  isUrgent: boolean;
  /** The run has ended, whether or not its parts were read. */
  done: () => void;
}

/** The server's side of one engine process: one run at a time, or an urgent one beside one that pauses. */
export class EngineWorker<About> {
  readonly #child: ChildProcess;
  readonly #log: Log;
  readonly #calls = new Map<number, RunningCall>();
  /** What the process says of its engines. */
  readonly ready: Promise<About>;
  /** What the process says is in its memory. */
  loaded: readonly string[] = [];
  #lastCall = 0;
  #stall: NodeJS.Timeout | undefined;

  constructor({ entry, packFolders, threads, allThreads, niceness = 0, log, onExit }: EngineWorkerOptions) {
    this.#log = log;
    this.#child = fork(entry, [], {
      execArgv: programFlags(entry),
      serialization: 'advanced',
      env: { MALLOC_MMAP_THRESHOLD_: largeBlockBytes, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // in a group of its own: Ctrl-C is for the server, which says when to stop
      detached: true,
    });
    this.ready = new Promise((resolve, reject) => {
      this.#child.on('message', (report: EngineReport<About>) => {
        if (report.type === 'ready') resolve(report.about);
        else this.#receive(report);
      });
      this.#child.once('exit', (code, signal) => {
        // first, so that the pool gives this process to nobody who waits when its calls end
        onExit();
        this.#fail(new EngineFailure('unavailable', `The engine process stopped (${signal ?? code}).`));
        reject(
          new EngineFailure('unavailable', `The engine process stopped while loading (${signal ?? code}).`),
        );
      });
    });
    // whoever waits for `ready` gets the failure; without a waiter it must not end the server
    this.ready.catch(() => {});
    if (niceness !== 0) lowerPriority(this.#child.pid, niceness);
    this.#send({ type: 'load', packFolders, threads, allThreads });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  run<Part>(order: unknown, options: WorkerRunOptions): AsyncIterable<Part> {
    const call = ++this.#lastCall;
    const parts = new PartQueue<Part>();
    const cancel = (): void => {
      this.#send({ type: 'cancel', call });
      // one that computes hears it when its step is done, and the process is held until then; nobody waits for that
      parts.end();
    };
    options.signal.addEventListener('abort', cancel, { once: true });
    this.#calls.set(call, {
      parts: parts as PartQueue<unknown>,
      done: () => {
        options.signal.removeEventListener('abort', cancel);
        options.done();
      },
    });
    this.#send({ type: 'run', call, order, isUrgent: options.isUrgent });
    this.#watch();
    return parts;
  }

  /** Heard before the next run, and between two inferences of one. */
  tellOthers(areIdle: boolean): void {
    this.#send({ type: 'others', areIdle });
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    const killer = setTimeout(() => this.#child.kill('SIGKILL'), stopGraceMs);
    this.#send({ type: 'stop' });
    await exited;
    clearTimeout(killer);
  }

  #receive(report: Exclude<EngineReport, { type: 'ready' }>): void {
    if (report.type === 'log') {
      this.#log.info(report.fields, report.message);
      return;
    }
    if (report.type === 'loaded') {
      this.loaded = report.engines;
      return;
    }
    const running = this.#calls.get(report.call);
    if (!running) return;
    this.#watch();
    if (report.type === 'part') {
      running.parts.push(report.part);
      return;
    }
    this.#calls.delete(report.call);
    this.#watch();
    running.parts.end(report.type === 'failed' ? new EngineFailure(report.kind, report.message) : undefined);
    running.done();
  }

  #watch(): void {
    clearTimeout(this.#stall);
    if (this.#calls.size > 0) this.#stall = setTimeout(() => this.#child.kill('SIGKILL'), stallMs).unref();
  }

  #fail(failure: EngineFailure): void {
    clearTimeout(this.#stall);
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const call of calls) {
      call.parts.end(failure);
      call.done();
    }
  }

  #send(command: EngineCommand): void {
    // a process that just ended reports itself by `exit`; the failed send adds nothing
    this.#child.send(command, () => {});
  }
}

/** Best effort: a process that has just ended, or a system without priorities, works on as it is. */
function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // it serves all the same
  }
}
