import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
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
  persist(bytes: Uint8Array): Promise<string> {
    return this.#persist({
      hash: async (hash) => void hash.update(bytes),
      store: async (owner) => void (await this.#host.blobs.put(bytes, owner)),
    });
  }

  /** Read twice: its key is known before it is stored. @throws WorkEnded */
  persistFile(path: string): Promise<string> {
    return this.persistStream(() => createReadStream(path));
  }

  /** Likewise what can be read twice. @throws WorkEnded */
  persistStream(read: () => AsyncIterable<Uint8Array>): Promise<string> {
    return this.#persist({
      hash: async (hash) => {
        for await (const bytes of read()) hash.update(bytes);
      },
      store: (owner) => this.#store(read(), owner),
    });
  }

  async #persist({ hash, store }: Persisting): Promise<string> {
    const { db, blobs } = this.#host;
    const owner = `${this.#run.id} ${this.#run.claim} ${this.#step.name} ${this.#step.index}`;
    const fed = blobHash(owner);
    await hash(fed);
    const key = fed.digest('hex');
    if (!(await addBlob(db, this.#run, this.#step, key))) throw new WorkEnded();
    await store(owner);
    if (await hasBlob(db, this.#step, key)) return key;
    // the work ended while they were written, and was cleared away
    await blobs.remove(key);
    throw new WorkEnded();
  }

  async #store(stream: AsyncIterable<Uint8Array>, owner: string): Promise<void> {
    const writer = await this.#host.blobs.writer(owner);
    try {
      for await (const bytes of stream) await writer.write(bytes);
      await writer.commit();
    } finally {
      await writer.abort();
    }
  }
}

interface Persisting {
  hash(hash: Hash): Promise<void>;
  store(owner: string): Promise<void>;
}
