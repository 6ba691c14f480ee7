import { type FileHandle, open } from 'node:fs/promises';
import { files, type OutputFormat } from '@mynah/audio';
import type { Blobs, StoredBlob } from '../blobs/blobs.ts';
import { makeTemporaryFile, type TemporaryPath } from '../files/temporary-file.ts';
import type { Platform } from '../platform.ts';

/** A sound on its way to a file. */
export interface SoundFile {
  /** Of the whole file; undefined until all of it is there. */
  readonly sizeBytes: number | undefined;
  /** The whole file, from its first byte, as often as wanted. */
  read(): AsyncIterable<Uint8Array>;
  /** The first bytes of the stream as they were made, also while more come. */
  readStream(bytes: number): AsyncIterable<Uint8Array>;
}

type SpoolPlatform = Pick<Platform, 'config' | 'dataFolder'>;

/** A short sound never touches the disk; of a long one no more than this is in memory. */
const waitingBytes = 256 * 1024;
const pieceBytes = 64 * 1024;

/**
 * Encoded sound of any length on its way to a file: it waits on disk, because what stands at the front is known when
 * the last byte is made. The owner removes it.
 */
export class SoundSpool implements SoundFile {
  readonly #platform: SpoolPlatform;
  readonly #head: files.FileHead;
  #disk: { file: FileHandle; temporary: TemporaryPath } | undefined;
  #bytesOnDisk = 0;
  /** What comes after them. */
  #waiting: Uint8Array[] = [];
  #size = 0;
  #front: Uint8Array | undefined;

  constructor(platform: SpoolPlatform, format: OutputFormat) {
    this.#platform = platform;
    this.#head = new files.FileHead(format);
  }

  get sizeBytes(): number | undefined {
    return this.#front && this.#front.length + this.#size - this.#head.replacedBytes;
  }

  /** @throws Failure `disk_full` */
  async write(bytes: Uint8Array): Promise<void> {
    if (bytes.length === 0) return;
    this.#head.write(bytes);
    this.#size += bytes.length;
    this.#waiting.push(bytes);
    if (this.#size - this.#bytesOnDisk >= waitingBytes) await this.#toDisk();
  }

  /** No `write` may follow. */
  finish(durationMs: number): void {
    this.#front = this.#head.bytes(durationMs / 1000);
  }

  async *read(): AsyncGenerator<Uint8Array> {
    if (!this.#front) throw new Error('The sound is not whole yet.');
    if (this.#front.length > 0) yield this.#front;
    yield* this.#from(this.#head.replacedBytes, this.#size);
  }

  readStream(bytes: number): AsyncGenerator<Uint8Array> {
    return this.#from(0, bytes);
  }

  /** Puts the whole file into the blob store. */
  async store(blobs: Blobs, of: string): Promise<StoredBlob> {
    const writer = await blobs.writer(of);
    try {
      for await (const bytes of this.read()) await writer.write(bytes);
      return await writer.commit();
    } catch (cause) {
      await writer.abort();
      throw cause;
    }
  }

  /** Harmless twice. */
  async remove(): Promise<void> {
    await this.#disk?.file.close().catch(() => {});
    await this.#disk?.temporary.remove();
    this.#waiting = [];
  }

  async *#from(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; ) {
      const bytes = (await this.#pieceAt(at)).subarray(0, end - at);
      if (bytes.length === 0) throw new Error('The sound is gone.');
      at += bytes.length;
      yield bytes;
    }
  }

  async #pieceAt(position: number): Promise<Uint8Array> {
    if (this.#disk && position < this.#bytesOnDisk) {
      const length = Math.min(pieceBytes, this.#bytesOnDisk - position);
      const { buffer, bytesRead } = await this.#disk.file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    }
    let start = this.#bytesOnDisk;
    for (const bytes of this.#waiting) {
      if (position < start + bytes.length) return bytes.subarray(position - start);
      start += bytes.length;
    }
    return new Uint8Array(0);
  }

  /** What waits stays readable until it is on disk. */
  async #toDisk(): Promise<void> {
    this.#disk ??= await openFile(this.#platform);
    const bytes = Buffer.concat(this.#waiting);
    await this.#disk.file.appendFile(bytes);
    this.#waiting = [];
    this.#bytesOnDisk += bytes.length;
  }
}

async function openFile(platform: SpoolPlatform): Promise<{ file: FileHandle; temporary: TemporaryPath }> {
  const temporary = await makeTemporaryFile(platform);
  try {
    return { file: await open(temporary.path, 'wx+', 0o600), temporary };
  } catch (cause) {
    await temporary.remove();
    throw cause;
  }
}

/** The whole file in memory: for what is answered within JSON, and for what is short. */
export async function readWhole(file: SoundFile): Promise<Uint8Array> {
  const whole = Buffer.alloc(file.sizeBytes ?? 0);
  let at = 0;
  for await (const bytes of file.read()) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}

/** A sound that lies in the blob store. */
export const storedSound = (blobs: Blobs, { key, sizeBytes }: StoredBlob): SoundFile => {
  const stream = async function* (range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
    yield* await blobs.stream(key, range);
  };
  return { sizeBytes, read: () => stream(), readStream: (bytes) => stream({ start: 0, end: bytes - 1 }) };
};
