import type { BytesAnswer } from '../../../platform/http/index.ts';
import type { GeneratedSpeech } from './actions/generate-speech.ts';
import type { Recording } from './speech-track.ts';

/** Clients give up on an answer that stays silent for minutes; after this long the bytes go out as they are made. */
const holdMs = 20_000;
const late = Symbol('late');

interface WholeSound {
  job: { format: { contentType: string } };
  chunks: AsyncIterable<EncodedChunk>;
  recording: Promise<{ bytes: Uint8Array }>;
}

interface EncodedChunk {
  bytes: Uint8Array;
}

/** One file with lengths in its header. What takes long is streamed instead: headers must not wait. */
export async function answerWhole({ job, chunks, recording }: WholeSound): Promise<BytesAnswer> {
  const { contentType } = job.format;
  const held: Uint8Array[] = [];
  const reader = chunks[Symbol.asyncIterator]();
  const timer = startTimer(holdMs);
  try {
    for (;;) {
      const next = reader.next();
      const result = await Promise.race([next, timer.late]);
      if (result === late) return { contentType, body: continued(held, next, reader) };
      if (result.done) return { contentType, body: (await recording).bytes };
      held.push(result.value.bytes);
    }
  } finally {
    timer.stop();
  }
}

/** Everything at once, however long it takes. */
export async function awaitRecording({ chunks, recording }: GeneratedSpeech): Promise<Recording> {
  for await (const _ of chunks); // reading is what makes it go on
  return recording;
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
  next: Promise<IteratorResult<EncodedChunk>>,
  reader: AsyncIterator<EncodedChunk>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* held;
    for (let result = await next; !result.done; result = await reader.next()) yield result.value.bytes;
  } finally {
    await reader.return?.();
  }
}
