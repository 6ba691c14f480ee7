import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ManuscriptFailure } from '../manuscript-failure.ts';
import type { Reading } from '../reading.ts';

/** The parts of a zip file, each unpacked when it is asked for. */
export interface Archive {
  names: string[];
  /** @throws ManuscriptFailure `manuscript_broken`, `manuscript_nested_archive`, `manuscript_too_large` */
  read(name: string): Promise<Uint8Array | undefined>;
  close(): void;
}

/**
 * Opens a zip file, and looks at what it declares before a byte is unpacked: yauzl stops a part that unpacks to more.
 *
 * @throws ManuscriptFailure `manuscript_encrypted`, `manuscript_too_many_entries`, `manuscript_too_large`, `manuscript_broken`
 */
export async function openArchive(bytes: Uint8Array, reading: Reading): Promise<Archive> {
  const zip = await orBroken(fromBuffer(bytes));
  try {
    const entries = await orBroken(checkedEntries(zip, reading));
    return {
      names: [...entries.keys()],
      close: () => zip.close(),
      read: async (name) => {
        reading.goOn();
        const entry = entries.get(name);
        return entry && withoutArchive(await orBroken(unpack(zip, entry)));
      },
    };
  } catch (cause) {
    zip.close();
    throw cause;
  }
}

const fromBuffer = (bytes: Uint8Array) =>
  fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true });

async function checkedEntries(zip: ZipFile, reading: Reading): Promise<Map<string, Entry>> {
  const { limits } = reading;
  if (zip.entryCount > limits.entries) throw new ManuscriptFailure('manuscript_too_many_entries');
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    reading.goOn();
    if (entry.isEncrypted()) throw new ManuscriptFailure('manuscript_encrypted');
    const { compressedSize, uncompressedSize } = entry;
    packed += compressedSize;
    unpacked += uncompressedSize;
    const isBomb = uncompressedSize > 2 ** 20 && uncompressedSize > compressedSize * limits.ratio;
    if (isBomb || unpacked > limits.unpackedBytes) throw new ManuscriptFailure('manuscript_too_large');
    if (!entry.fileName.endsWith('/') && !entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  // parts that overlap unpack the same bytes again and again
  if (packed > zip.fileSize) throw new ManuscriptFailure('manuscript_broken');
  return entries;
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return buffer(await zip.openReadStreamPromise(entry));
}

const archives = ['PK\u0003\u0004', '7z\u00bc\u00af', 'Rar!', '\u001f\u008b'];

/** Whether bytes are an archive: zip, 7z, RAR or gzip. */
export const isArchive = (bytes: Uint8Array): boolean =>
  archives.includes(Buffer.from(bytes.subarray(0, 4)).toString('latin1')) ||
  (bytes[0] === 0x1f && bytes[1] === 0x8b);

function withoutArchive(bytes: Uint8Array): Uint8Array {
  if (isArchive(bytes)) throw new ManuscriptFailure('manuscript_nested_archive');
  return bytes;
}

/** What a library says of a file's form is no sentence for a person; it stays as the cause. */
async function orBroken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ManuscriptFailure) throw cause;
    throw new ManuscriptFailure('manuscript_broken', undefined, { cause });
  }
}
