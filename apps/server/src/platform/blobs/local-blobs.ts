import { type Hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Failure } from '../errors/index.ts';
import { requireRoom } from '../files/free-space.ts';
import { type Blobs, type BlobWriter, blobHash, requireBlobKey, type StoredBlob, slicesOf } from './blobs.ts';

/** Blobs as files named by their content, in 256 folders. A file appears whole or not at all. */
export class LocalBlobs implements Blobs {
  readonly #folder: string;
  readonly #leastFreeMegabytes: number;

  constructor(folder: string, { leastFreeMegabytes }: { leastFreeMegabytes: number }) {
    this.#folder = folder;
    this.#leastFreeMegabytes = leastFreeMegabytes;
  }

  requireRoom(): Promise<void> {
    return requireRoom(this.#folder, this.#leastFreeMegabytes);
  }

  /** Removes what a crash left half written; before the first blob is written. */
  async clearIncoming(): Promise<void> {
    await rm(this.#incoming, { recursive: true, force: true });
  }

  async put(bytes: Uint8Array, of: string): Promise<StoredBlob> {
    const writer = await this.writer(of);
    try {
      for (const slice of slicesOf(bytes)) await writer.write(slice);
      return await writer.commit();
    } finally {
      await writer.abort();
    }
  }

  async writer(of: string): Promise<BlobWriter> {
    await this.requireRoom();
    await mkdir(this.#incoming, { recursive: true });
    const path = join(this.#incoming, randomUUID());
    return new LocalBlobWriter(path, await open(path, 'wx'), blobHash(of), (key) => this.#path(key));
  }

  async get(key: string): Promise<Uint8Array> {
    return readFile(this.#path(key)).catch(missing);
  }

  async stream(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const file = await open(this.#path(key)).catch(missing);
    return createReadStream('', { fd: file, ...range });
  }

  async size(key: string): Promise<number | undefined> {
    const found = await stat(this.#path(key)).catch(() => undefined);
    return found?.size;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  get #incoming(): string {
    return join(this.#folder, 'incoming');
  }

  #path(key: string): string {
    requireBlobKey(key);
    return join(this.#folder, key.slice(0, 2), key);
  }
}

class LocalBlobWriter implements BlobWriter {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #pathOf: (key: string) => string;
  readonly #hash: Hash;
  #size = 0;
  #isOpen = true;
  #isDone = false;

  constructor(path: string, file: FileHandle, hash: Hash, pathOf: (key: string) => string) {
    this.#path = path;
    this.#file = file;
    this.#hash = hash;
    this.#pathOf = pathOf;
  }

  async write(chunk: Uint8Array): Promise<void> {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    await this.#file.appendFile(chunk);
  }

  async commit(): Promise<StoredBlob> {
    await this.#file.sync();
    await this.#close();
    const key = this.#hash.digest('hex');
    const target = this.#pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await rename(this.#path, target);
    this.#isDone = true;
    return { key, sizeBytes: this.#size };
  }

  async abort(): Promise<void> {
    if (this.#isDone) return;
    this.#isDone = true;
    // of a full disk even the end of a file can be refused
    await this.#close().catch(() => {});
    await rm(this.#path, { force: true });
  }

  async #close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#file.close();
  }
}

function missing(cause: unknown): never {
  throw new Failure('not_found', 'The audio is no longer stored.', { cause });
}
