import type { JobKey } from './job-rows.ts';

export interface RunningJobsOptions {
  /** Which of these were cancelled, by whatever process. */
  findCancelled(jobs: readonly JobKey[]): Promise<readonly string[]>;
  /** A look that failed; the next one comes all the same. */
  onFault(cause: unknown): void;
}

/** How long a cancelled job may run on in another process. */
const lookMs = 1_000;

/** The jobs that this process runs, each with the signal of its cancelling. Looks for news only while there are any. */
export class RunningJobs {
  readonly #options: RunningJobsOptions;
  readonly #jobs = new Map<string, JobKey & { cancelled: AbortController }>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: RunningJobsOptions) {
    this.#options = options;
  }

  /** Follows a job until its run ends; the signal is aborted when it is cancelled. */
  async follow<T>(job: JobKey, run: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
    const cancelled = new AbortController();
    this.#jobs.set(job.id, { ...job, cancelled });
    this.#lookLater();
    try {
      return await run(cancelled.signal);
    } finally {
      this.#jobs.delete(job.id);
      if (this.#jobs.size === 0) this.#stopLooking();
    }
  }

  /** Tells a job that runs here. */
  cancel(id: string): void {
    this.#jobs.get(id)?.cancelled.abort();
  }

  list(): JobKey[] {
    return [...this.#jobs.values()].map(({ id, queue }) => ({ id, queue }));
  }

  /** Looks no more: the database is closed. */
  stop(): void {
    this.#stopped = true;
    this.#stopLooking();
  }

  #lookLater(): void {
    if (this.#stopped) return;
    this.#timer ??= setTimeout(() => void this.#look(), lookMs).unref();
  }

  #stopLooking(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    try {
      for (const id of await this.#options.findCancelled([...this.#jobs.values()])) this.cancel(id);
    } catch (cause) {
      if (!this.#stopped) this.#options.onFault(cause);
    }
    this.#stopLooking();
    if (this.#jobs.size > 0) this.#lookLater();
  }
}
