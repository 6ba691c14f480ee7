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
  /** Content-addressed: the SHA-256 of the bytes in hex. */
  key: string;
  sizeBytes: number;
}

/** Bytes by content. The same bytes are kept once; a row that names a key is written after the blob is there. */
export interface Blobs {
  put(bytes: Uint8Array): Promise<StoredBlob>;
  /** For bytes of unknown length, written while they are made. */
  writer(): Promise<BlobWriter>;
  /** @throws Failure `not_found` */
  get(key: string): Promise<Uint8Array>;
  /** Bytes `start` to `end`, both inclusive, as a stream. @throws Failure `not_found` */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number | undefined>;
  /** The caller makes sure that no row names the key any more. */
  remove(key: string): Promise<void>;
}

/** Keys become paths and addresses: anything that is no hash names no blob. @throws Failure `not_found` */
export function requireBlobKey(key: string): string {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Failure('not_found', 'There is no such audio.');
  return key;
}

const sliceBytes = 1024 * 1024;

/** For hashing: the event loop has its turn between slices, and one takes a few ms. */
export function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
  }
}
