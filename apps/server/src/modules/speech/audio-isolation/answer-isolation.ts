import type { Actor, BytesAnswer } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  answerWhole,
  bytesOf,
  concurrencyHeaders,
  generationHeaders,
  recordingFormat,
} from '../generation/index.ts';
import { beginIsolation, runIsolation } from './actions/isolate-recording.ts';
import type { IsolationOrder } from './isolation-job.ts';

/** What an isolation needs of an HTTP call. */
interface IsolationCall {
  platform: Platform;
  actor: Actor;
  requestId: string;
  signal: AbortSignal;
  setHeader(name: string, value: string | number): void;
}

async function start(call: IsolationCall, order: IsolationOrder) {
  const { platform, actor, requestId, signal } = call;
  const setHeaders = (headers: Record<string, string | number>): void => {
    for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
  };
  const job = await beginIsolation(platform, actor, order, {
    requestId,
    signal,
    onConcurrency: (concurrency) => setHeaders(concurrencyHeaders(concurrency)),
  });
  const { engine, generation } = job;
  const historyItemId = order.enableLogging ? generation.id : undefined;
  setHeaders(generationHeaders({ credits: generation.credits, engine, historyItemId }));
  const chunks = runIsolation(platform, actor, job);
  // also an answer that nobody came to read is tidied up
  signal.addEventListener('abort', () => void chunks.return(undefined).catch(() => {}), { once: true });
  return { chunks, file: job.track };
}

/** mp3 frames as they are made. What is wrong with the recording is known before the first one leaves. */
export async function answerStreaming(call: IsolationCall, order: IsolationOrder): Promise<BytesAnswer> {
  const { chunks } = await start(call, order);
  const first = await chunks.next();
  return { contentType: recordingFormat.contentType, body: bytesOf(startedBy(first, chunks)) };
}

/** One file with its length in its head. A recording that takes long is streamed instead: headers must not wait. */
export const answerIsolated = async (call: IsolationCall, order: IsolationOrder): Promise<BytesAnswer> =>
  answerWhole(await start(call, order), recordingFormat);

async function* startedBy<Chunk>(
  first: IteratorResult<Chunk>,
  rest: AsyncGenerator<Chunk>,
): AsyncGenerator<Chunk> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
