import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Concurrency, takeGenerationPlace } from '../../../billing/index.ts';
import { BegunSpeech } from '../begun-speech.ts';
import { SpeechCharge } from '../charge-speech.ts';
import { type CachedSpeech, findCachedSpeech } from '../find-cached-speech.ts';
import { keepSpeech } from '../keep-speech.ts';
import { noPrice } from '../price-speech.ts';
import { produceSpeech } from '../produce-speech.ts';
import type { SpeechJob } from '../speech-job.ts';
import type { Recording, SpeechChunk } from '../speech-track.ts';
import { writeHistory } from '../write-history.ts';

export interface GenerateOptions {
  signal: AbortSignal;
  /** The caller gets everything at the end: an early leaver then pays nothing, for nothing was handed over. */
  whole: boolean;
  onConcurrency?: (concurrency: Concurrency) => void;
}

/** Speech that has begun: the first chunk is there, so every refusal has been spoken. */
export interface GeneratedSpeech {
  job: SpeechJob;
  /** What it costs; 0 when the same sound was made before. */
  credits: number;
  /** From the call to the first sound. */
  latencyMs: number;
  /** Read it to the end or leave it: both settle the charge and free what is held. */
  chunks: AsyncIterable<SpeechChunk>;
  /** All of it; resolves when the chunks have been read to the end, and never when they were left. */
  recording: Promise<Recording>;
}

/** Speaks: plan, reserve, speak, and at the end charge and history in one transaction. */
export async function generateSpeech(
  platform: Platform,
  actor: Actor,
  plan: () => Promise<SpeechJob>,
  options: GenerateOptions,
): Promise<GeneratedSpeech> {
  const startedMs = performance.now();
  const place = await takeGenerationPlace(platform, actor, options.onConcurrency);
  try {
    const job = await plan();
    if (job.isKept) await platform.blobs.requireRoom();
    const cached = job.cacheKey
      ? await findCachedSpeech(platform, actor.workspaceId, job.cacheKey)
      : undefined;
    let onRecording: (recording: Recording) => void = () => {};
    const recording = new Promise<Recording>((resolve) => {
      onRecording = resolve;
    });
    const run = { platform, actor, job, onRecording };
    const speech = cached ? replay(run, cached) : perform(run, options);
    const first = await speech.next();
    if (first.done) throw new Failure('input_text_empty', 'The engine found nothing to speak in the text.');
    const latencyMs = Math.round(performance.now() - startedMs);
    platform.metrics.firstAudioSeconds.observe({ engine: job.speaker.engine }, latencyMs / 1000);
    return {
      job,
      credits: cached ? 0 : job.price.credits,
      latencyMs,
      recording,
      chunks: new BegunSpeech(first, speech, { signal: options.signal, onEnd: place.release }),
    };
  } catch (cause) {
    await place.release();
    if (options.signal.aborted) throw new Failure('caller_left', 'The caller left before the first sound.');
    throw cause;
  }
}

interface Run {
  platform: Platform;
  actor: Actor;
  job: SpeechJob;
  onRecording(recording: Recording): void;
}

/**
 * Makes the sound anew. When its reader leaves early, the characters that were sent are charged and nothing is kept:
 * half a text is no history item.
 */
async function* perform(run: Run, { signal, whole }: GenerateOptions): AsyncGenerator<SpeechChunk> {
  const { platform, actor, job } = run;
  const charge = await SpeechCharge.reserve(platform, actor, job.price);
  let delivered = 0;
  try {
    const onComplete = async (recording: Recording): Promise<void> => {
      await keepSpeech(platform, actor, { job, recording, charges: [charge], cacheKey: job.cacheKey });
      run.onRecording(recording);
    };
    for await (const chunk of produceSpeech(platform, actor, job, { signal, onComplete })) {
      if (!whole) delivered += chunk.written.length;
      yield chunk;
    }
  } finally {
    await charge.settleDelivered(delivered);
  }
}

/** Sound that was made before, with a history item of its own and without a charge. */
async function* replay(
  { platform, actor, job, onRecording }: Run,
  { recording, sound }: CachedSpeech,
): AsyncGenerator<SpeechChunk> {
  const charge = await SpeechCharge.reserve(platform, actor, noPrice);
  await platform.db.transaction(async (tx) => {
    const count = await charge.settle(tx);
    await writeHistory(platform, tx, { actor, job, recording, sound, count });
  });
  onRecording(recording);
  yield { ...recording, startMs: 0 };
}
