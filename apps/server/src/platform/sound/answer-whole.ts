import type { BytesAnswer } from '../http/index.ts';
import type { SoundFile } from './sound-spool.ts';

/** Clients give up on an answer that stays silent for minutes; after this long the bytes go out as they are made. */
const holdMs = 20_000;
const late = Symbol('late');

export interface EncodedChunk {
  bytes: Uint8Array;
}

/** A sound that is made while its chunks are read. The file is whole with the last one, and there until it is left. */
export interface SoundInTheMaking<Chunk extends EncodedChunk = EncodedChunk> {
  chunks: AsyncIterable<Chunk>;
  file: SoundFile;
}

/** One file with lengths in its header. What takes long is streamed instead: headers must not wait. */
export async function answerWhole(
  { chunks, file }: SoundInTheMaking,
  { contentType }: { contentType: string },
): Promise<BytesAnswer> {
  const reader = chunks[Symbol.asyncIterator]();
  const timer = startTimer(holdMs);
  let heldBytes = 0;
  try {
    for (;;) {
      const next = reader.next();
      const result = await Promise.race([next, timer.late]);
      if (result === late) {
        return { contentType, body: continued(file.readStream(heldBytes), next, reader) };
      }
      const { sizeBytes } = file;
      if (sizeBytes !== undefined) return { contentType, contentLength: sizeBytes, body: left(file, reader) };
      if (result.done) throw new Error('The sound ended before it was whole.');
      heldBytes += result.value.bytes.length;
    }
  } finally {
    timer.stop();
  }
}

/** Reads on until the file is whole, hands it to `use`, and leaves. */
export async function whenWhole<Result>(
  { chunks, file }: SoundInTheMaking,
  use: (file: SoundFile) => Promise<Result>,
): Promise<Result> {
  const reader = chunks[Symbol.asyncIterator]();
  try {
    await readUntilWhole(reader, file);
    return await use(file);
  } finally {
    await reader.return?.();
  }
}

/** The bytes of the file, when it is whole. */
export async function* readWhenWhole({ chunks, file }: SoundInTheMaking): AsyncGenerator<Uint8Array> {
  const reader = chunks[Symbol.asyncIterator]();
  try {
    await readUntilWhole(reader, file);
    yield* file.read();
  } finally {
    await reader.return?.();
  }
}

async function readUntilWhole(reader: AsyncIterator<unknown>, file: SoundFile): Promise<void> {
  while (file.sizeBytes === undefined) {
    if ((await reader.next()).done) throw new Error('The sound ended before it was whole.');
  }
}

export async function* bytesOf(chunks: AsyncIterable<EncodedChunk>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of chunks) if (bytes.length > 0) yield bytes;
}

function startTimer(ms: number) {
  let timeout: NodeJS.Timeout | undefined;
  const wait = new Promise<typeof late>((resolve) => {
    timeout = setTimeout(() => resolve(late), ms);
  });
  return { late: wait, stop: () => clearTimeout(timeout) };
}

async function* left(file: SoundFile, reader: AsyncIterator<unknown>): AsyncGenerator<Uint8Array> {
  try {
    yield* file.read();
  } finally {
    await reader.return?.();
  }
}

async function* continued(
  held: AsyncIterable<Uint8Array>,
  next: Promise<IteratorResult<EncodedChunk>>,
  reader: AsyncIterator<EncodedChunk>,
): AsyncGenerator<Uint8Array> {
  // heard below, when what was held is sent
  next.catch(() => {});
  try {
    yield* held;
    for (let result = await next; !result.done; result = await reader.next())
      if (result.value.bytes.length > 0) yield result.value.bytes;
  } finally {
    await reader.return?.();
  }
}
