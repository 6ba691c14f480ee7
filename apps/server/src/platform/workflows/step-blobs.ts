import { blobHash } from '../blobs/blobs.ts';
import { WorkEnded } from './work-ended.ts';
import type { WorkflowHost } from './workflow-host.ts';
import { addBlob, type ClaimedRun, hasBlob, type StepKey } from './workflows.store.ts';

/**
 * Puts the bytes of a step away. Their key is written down first, and they are the claim's own: so whenever the process
 * is killed, the end of the work finds them, and a worker that was taken for dead removes nothing of another one's.
 */
export class StepBlobs {
  readonly #host: WorkflowHost;
  readonly #run: ClaimedRun;
  readonly #step: StepKey;

  constructor(host: WorkflowHost, run: ClaimedRun, step: StepKey) {
    this.#host = host;
    this.#run = run;
    this.#step = step;
  }

  /** @throws WorkEnded */
  async persist(bytes: Uint8Array): Promise<string> {
    const { db, blobs } = this.#host;
    const owner = `${this.#run.id} ${this.#run.claim} ${this.#step.name} ${this.#step.index}`;
    const key = blobHash(owner).update(bytes).digest('hex');
    if (!(await addBlob(db, this.#run, this.#step, key))) throw new WorkEnded();
    await blobs.put(bytes, owner);
    if (await hasBlob(db, this.#step, key)) return key;
    // the work ended while they were written, and was cleared away
    await blobs.remove(key);
    throw new WorkEnded();
  }
}
