import type { Actor, BytesAnswer } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { concurrencyHeaders, generationHeaders, type Mp3Spool, spoolFormat } from '../generation/index.ts';
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

/** Clients give up on an answer that stays silent for minutes; after this long the bytes go out as they are made. */
const holdMs = 20_000;
const late = Symbol('late');
const { contentType } = spoolFormat;

interface Running {
  frames: AsyncGenerator<Uint8Array>;
  /** Once the last frame was given. */
  whole(): Mp3Spool | undefined;
}

async function start(call: IsolationCall, order: IsolationOrder): Promise<Running> {
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
  let whole: Mp3Spool | undefined;
  const frames = runIsolation(platform, actor, job, (spool) => {
    whole = spool;
  });
  // also an answer that nobody came to read is tidied up
  signal.addEventListener('abort', () => void frames.return(undefined).catch(() => {}), { once: true });
  return { frames, whole: () => whole };
}

/** mp3 frames as they are made. What is wrong with the recording is known before the first one leaves. */
export async function answerStreaming(call: IsolationCall, order: IsolationOrder): Promise<BytesAnswer> {
  const { frames } = await start(call, order);
  const first = await frames.next();
  return { contentType, body: continued([], Promise.resolve(first), frames) };
}

/** One file with its length in its head. A recording that takes long is streamed instead: headers must not wait. */
export async function answerWhole(call: IsolationCall, order: IsolationOrder): Promise<BytesAnswer> {
  const { frames, whole } = await start(call, order);
  const held: Uint8Array[] = [];
  const timer = startTimer(holdMs);
  try {
    for (;;) {
      const next = frames.next();
      const result = await Promise.race([next, timer.late]);
      if (result === late) return { contentType, body: continued(held, next, frames) };
      if (!result.done) held.push(result.value);
      const file = whole();
      if (file) return { contentType, contentLength: file.sizeBytes, body: readWhole(file, frames) };
    }
  } finally {
    timer.stop();
  }
}

async function* readWhole(file: Mp3Spool, frames: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file.read();
  } finally {
    await frames.return(undefined);
  }
}

function startTimer(ms: number) {
  let timeout: NodeJS.Timeout | undefined;
  const wait = new Promise<typeof late>((resolve) => {
    timeout = setTimeout(() => resolve(late), ms);
  });
  return { late: wait, stop: () => clearTimeout(timeout) };
}

async function* continued(
  held: readonly Uint8Array[],
  next: Promise<IteratorResult<Uint8Array>>,
  frames: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* held;
    for (let result = await next; !result.done; result = await frames.next())
      if (result.value.length > 0) yield result.value;
  } finally {
    await frames.return(undefined);
  }
}
