import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';

export interface SpooledFile {
  bytes: AsyncIterable<Uint8Array>;
  sizeBytes: number;
}

interface SpoolOptions {
  /** Length of the sound at the rate of the file. */
  sampleCount: number;
  /** Aborted when the caller leaves: nothing is left behind. */
  signal: AbortSignal;
}

/**
 * An mp3 whole: what stands in its first frame is known when the last is made, so the others wait in a temporary
 * file. It is gone when the bytes were read, or when the caller leaves.
 */
export async function spoolMp3(
  frames: AsyncIterable<Uint8Array>,
  { sampleCount, signal }: SpoolOptions,
): Promise<SpooledFile> {
  const path = join(tmpdir(), `mynah-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  const close = once(async () => {
    await file.close();
    await rm(path, { force: true });
  });
  try {
    const summary = new files.Mp3Summary();
    let sizeBytes = 0;
    for await (const part of frames) {
      if (signal.aborted)
        throw new Failure('caller_left', 'The connection was closed before the audio was ready.');
      summary.write(part);
      sizeBytes += part.length;
      await file.appendFile(part);
    }
    const head = summary.infoFrame(sampleCount);
    signal.addEventListener('abort', () => void close(), { once: true });
    return { sizeBytes: head.length + sizeBytes, bytes: readBack(head, file, close) };
  } catch (cause) {
    await close();
    throw cause;
  }
}

type File = Awaited<ReturnType<typeof open>>;
const pieceBytes = 64 * 1024;

async function* readBack(
  head: Uint8Array,
  file: File,
  close: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let position = 0; ; ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await close();
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= action();
    return done;
  };
}
