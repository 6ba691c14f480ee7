import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PackFailure } from './pack-failure.ts';

/** Machines without a network must not wait for it. */
const answerWithinMs = 5_000;
const stalledAfterMs = 30_000;

export interface DownloadOptions {
  url: string;
  /** Grows; what an earlier try left is continued. */
  partPath: string;
  size: number;
  signal?: AbortSignal;
  onBytes?: (soFar: number) => void;
}

/** Downloads to `partPath`. @throws PackFailure when the address does not answer, stalls or sends too much. */
export async function downloadAddress({
  url,
  partPath,
  size,
  signal,
  onBytes,
}: DownloadOptions): Promise<void> {
  const host = new URL(url).host;
  const begun = await stat(partPath).then(
    (found) => found.size,
    () => 0,
  );
  const stalled = new AbortController();
  const anyEnd = AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]);
  let timer = setTimeout(() => stalled.abort(), answerWithinMs);
  try {
    const headers: Record<string, string> = begun > 0 && begun < size ? { range: `bytes=${begun}-` } : {};
    const response = await fetch(url, { headers, signal: anyEnd });
    if (!response.ok || !response.body) throw new PackFailure(`${host} answered ${response.status}`);
    const resumed = response.status === 206;
    let received = resumed ? begun : 0;
    onBytes?.(received);
    const watch = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        clearTimeout(timer);
        timer = setTimeout(() => stalled.abort(), stalledAfterMs);
        received += chunk.length;
        if (received > size) throw new PackFailure(`${host} sent more than the file should hold`);
        onBytes?.(received);
        yield chunk;
      }
    };
    const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
    await pipeline(body, watch, createWriteStream(partPath, { flags: resumed ? 'a' : 'w' }), {
      signal: anyEnd,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof PackFailure || isDiskFault(cause)) throw cause;
    throw new PackFailure(`${host} could not be reached`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function isDiskFault(cause: unknown): boolean {
  return ['ENOSPC', 'EROFS', 'EACCES', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? '');
}
