import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Failure } from '../errors/index.ts';

export interface BlobWriter {
  write(chunk: Uint8Array): Promise<void>;
  /** Makes the blob visible, whole and synced; resolves to its key. */
  commit(): Promise<StoredBlob>;
  /** Drops what was written. Harmless after `commit`. */
  abort(): Promise<void>;
}

export interface StoredBlob {
  /** SHA-256 in hex of whose it is and of the bytes. */
  key: string;
  sizeBytes: number;
}

/**
 * Bytes of an owner: the id of the thing whose row names the key, `of`. The same bytes of the same owner are kept once,
 * so that work that is repeated leaves nothing double; the same bytes of two owners are two blobs, so that one can be
 * removed without a question to anybody. A row that names a key is written after the blob is there.
 */
export interface Blobs {
  /** Before something is made that is to be kept. @throws Failure `disk_full` */
  requireRoom(): Promise<void>;
  /** @throws Failure `disk_full` */
  put(bytes: Uint8Array, of: string): Promise<StoredBlob>;
  /** For bytes of unknown length, written while they are made. */
  writer(of: string): Promise<BlobWriter>;
  /** @throws Failure `not_found` */
  get(key: string): Promise<Uint8Array>;
  /** Bytes `start` to `end`, both inclusive, as a stream. @throws Failure `not_found` */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number | undefined>;
  /** When no row of its owner names the key any more. */
  remove(key: string): Promise<void>;
}

/** Keys become paths and addresses: anything that is no hash names no blob. @throws Failure `not_found` */
export function requireBlobKey(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Failure('not_found', 'Audio not found.');
  return key;
}

const sliceBytes = 1024 * 1024;

/** The hash of an owner's blob, to be fed with its bytes. */
export const blobHash = (of: string): Hash => createHash('sha256').update(`${of}\0`);

/** For hashing: the event loop has its turn between slices, and one takes a few ms. */
export function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
  }
}
