import type { Transaction } from '../db/database.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { StepBlobs } from './step-blobs.ts';
import { WorkEnded } from './work-ended.ts';
import type { RunPayload, WorkflowHost } from './workflow-host.ts';
import {
  advanceRun,
  beginStep,
  getResult,
  giveBlobsAway,
  listRecorded,
  listResults,
  markDone,
  recordStep,
  type StepKey,
  setTotalWeight,
} from './workflows.store.ts';
import type { RunRow } from './workflows.tables.ts';

/** What the making of a step may use. */
export interface Step {
  /** Aborted when the work is cancelled, its worker stops, or a step beside it fails. */
  readonly signal: AbortSignal;
  /** Stores bytes until the work ends, unless `complete` hands them over; resolves to their key. @throws WorkEnded */
  persist(bytes: Uint8Array): Promise<string>;
  /** Likewise what lies in a file on disk, of any size. @throws WorkEnded */
  persistFile(path: string): Promise<string>;
  /** Likewise what can be read twice, of any size. @throws WorkEnded */
  persistStream(read: () => AsyncIterable<Uint8Array>): Promise<string>;
}

export interface StepOptions<Result> {
  /** Among the steps of its name. */
  index?: number;
  /** Its share of what `expect` said, which its result may tell; 1 unless told. */
  weight?: number | ((result: Result) => number);
  /** Changes the rows that show the step, in the transaction that records it. */
  follow?(transaction: Transaction, result: Result): Promise<void>;
}

type Make<Result> = (step: Step) => Promise<Result>;

/** Events of one run, at most. */
const mostTold = 100;

/** Work as the worker has it that took it up: its steps, each made once, and its end. */
export class WorkflowRun {
  readonly id: string;
  readonly workspaceId: string;
  readonly signal: AbortSignal;
  readonly #host: WorkflowHost;
  readonly #run: RunRow;
  readonly #job: JobRun<RunPayload>;
  readonly #recorded: Set<string>;
  readonly #met = new Set<string>();
  #told: number;
  #hasAdvanced = false;

  private constructor(host: WorkflowHost, run: RunRow, job: JobRun<RunPayload>, recorded: Set<string>) {
    this.id = run.id;
    this.workspaceId = run.workspaceId;
    this.signal = job.signal;
    this.#host = host;
    this.#run = run;
    this.#job = job;
    this.#recorded = recorded;
    this.#told = Math.floor(run.progress * mostTold);
  }

  static async open(host: WorkflowHost, run: RunRow, job: JobRun<RunPayload>): Promise<WorkflowRun> {
    const recorded = await listRecorded(host.db, run.id);
    return new WorkflowRun(host, run, job, new Set(recorded.map(nameOf)));
  }

  /** A step was recorded in this try: it is no try in vain. */
  get hasAdvanced(): boolean {
    return this.#hasAdvanced;
  }

  /** How much all steps weigh together: what progress is measured by. @throws WorkEnded */
  async expect(totalWeight: number): Promise<void> {
    if (!(await setTotalWeight(this.#host.db, this.#run, totalWeight))) throw new WorkEnded();
  }

  /**
   * Does a step, unless it was recorded before: then its result is what it was then. A result is plain data; what is
   * large is stored by `persist`, and named by its key. @throws WorkEnded
   */
  async step<Result>(
    name: string,
    make: Make<Result>,
    { index = 0, weight, follow }: StepOptions<Result> = {},
  ): Promise<Result> {
    const key = { runId: this.id, name, index };
    return this.#step(key, make, { weight, follow, signal: this.signal });
  }

  /** A step for each item, some at a time; results in the order of the items. The first that fails ends the others. */
  async each<Item, Result>(
    name: string,
    items: readonly Item[],
    make: (item: Item, step: Step, index: number) => Promise<Result>,
    { atATime, weightOf = () => 1 }: { atATime: number; weightOf?: (item: Item) => number },
  ): Promise<Result[]> {
    const failed = new AbortController();
    const signal = AbortSignal.any([this.signal, failed.signal]);
    const results: Result[] = [];
    const left = items.entries();
    const work = async (): Promise<void> => {
      for (const [index, item] of left) {
        const key = { runId: this.id, name, index };
        const weight = weightOf(item);
        results[index] = await this.#step(key, (step) => make(item, step, index), { weight, signal });
      }
    };
    const lanes = Array.from({ length: Math.min(atATime, items.length) }, () =>
      work().catch((cause) => {
        failed.abort(cause);
        throw cause;
      }),
    );
    // a step that is still being made must not outlive the try
    await Promise.allSettled(lanes);
    failed.signal.throwIfAborted();
    return results;
  }

  /** Of the steps of a name that were recorded by now, in their order. */
  async results<Result>(name: string): Promise<Result[]> {
    return (await listResults(this.#host.db, this.id, name)) as Result[];
  }

  /**
   * Gives blobs of a step to a row that is there before the work ends, in the transaction that writes it: whatever
   * becomes of the work, they stay.
   */
  handOver(transaction: Transaction, blobs: readonly string[]): Promise<void> {
    return giveBlobsAway(transaction, this.id, blobs);
  }

  /**
   * Ends the work, in the transaction that writes its outcome; `blobs` are those of its steps that the outcome takes
   * over. Done again it changes nothing. @throws WorkEnded
   */
  async complete(
    transaction: Transaction,
    { blobs = [] }: { blobs?: readonly string[] } = {},
  ): Promise<void> {
    if (!(await markDone(transaction, this.#run))) throw new WorkEnded();
    if (blobs.length > 0) await giveBlobsAway(transaction, this.id, blobs);
  }

  async #step<Result>(
    key: StepKey,
    make: Make<Result>,
    { weight, signal, follow }: Pick<StepOptions<Result>, 'follow' | 'weight'> & { signal: AbortSignal },
  ): Promise<Result> {
    const { db } = this.#host;
    if (this.#met.has(nameOf(key))) throw new Error(`There are two steps ${nameOf(key)}.`);
    this.#met.add(nameOf(key));
    if (this.#recorded.has(nameOf(key))) return (await getResult(db, key)) as Result;
    signal.throwIfAborted();
    if (!(await beginStep(db, this.#run, key))) throw new WorkEnded();
    const blobs = new StepBlobs(this.#host, this.#run, key);
    const made = await make({
      signal,
      persist: (bytes) => blobs.persist(bytes),
      persistFile: (path) => blobs.persistFile(path),
      persistStream: (read) => blobs.persistStream(read),
    });
    // the first try and the next ones are given the same
    const json = JSON.stringify(made ?? null);
    const result = JSON.parse(json) as Result;
    const recorded = { result: json, weight: typeof weight === 'function' ? weight(result) : (weight ?? 1) };
    await this.#record(key, recorded, (transaction) => follow?.(transaction, result));
    return result;
  }

  async #record(
    key: StepKey,
    step: { result: string; weight: number },
    follow: (transaction: Transaction) => Promise<void> | undefined,
  ): Promise<void> {
    await this.#host.db.transaction(async (transaction) => {
      const progress = await advanceRun(transaction, this.#run, step.weight);
      if (progress === undefined || !(await recordStep(transaction, key, step))) throw new WorkEnded();
      await follow(transaction);
      await this.#tell(transaction, progress);
    });
    this.#recorded.add(nameOf(key));
    if (this.#hasAdvanced) return;
    this.#hasAdvanced = true;
    await this.#job.advanced();
  }

  /** Who looks at it is told of each hundredth. */
  async #tell(transaction: Transaction, progress: number): Promise<void> {
    const hundredths = Math.floor(progress * mostTold);
    if (hundredths <= this.#told) return;
    this.#told = hundredths;
    const { id, workspaceId, kind } = this.#run;
    const payload = { id, work: kind, progress };
    await this.#host.events.append(transaction, { name: 'work.progressed', workspaceId, payload });
  }
}

const nameOf = ({ name, index }: Pick<StepKey, 'name' | 'index'>): string => `${name} ${index}`;
