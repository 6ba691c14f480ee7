import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  type Concurrency,
  type ConcurrencySlot,
  fixedPrice,
  Generation,
  type Price,
  takeConcurrencySlot,
} from '../../../billing/index.ts';
import {
  endingWithCaller,
  type Presence,
  priceWithUses,
  type SoundInTheMaking,
  SoundSpool,
  storedSound,
} from '../../generation/index.ts';
import { BegunSpeech } from '../begun-speech.ts';
import { completeSpeech } from '../complete-speech.ts';
import { type CachedSpeech, findCachedSpeech } from '../find-cached-speech.ts';
import { produceSpeech } from '../produce-speech.ts';
import { replaySpeech } from '../replay-speech.ts';
import type { SpeechJob } from '../speech-job.ts';
import type { Recording, SpeechChunk } from '../speech-track.ts';

export interface GenerateOptions {
  presence: Presence;
  /** The caller gets everything at the end: an early leaver then pays nothing, for nothing was handed over. */
  whole: boolean;
  onConcurrency?: (concurrency: Concurrency) => void;
}

/**
 * Speech that has begun: the first chunk is there, so every refusal has been spoken. Read its chunks to the end or leave
 * them: both settle the charge and free what is held.
 */
export interface GeneratedSpeech extends SoundInTheMaking<SpeechChunk> {
  job: SpeechJob;
  /** What it costs; 0 when the same sound was made before. */
  credits: number;
  /** Undefined where nothing is kept. */
  historyItemId: string | undefined;
  /** From the call to the first sound. */
  latencyMs: number;
  /** What was said; resolves with the last chunk, and never when they were left. */
  recording: Promise<Recording>;
}

/** Speaks: plan, hold the credits, speak, and at the end charge and history in one transaction. */
export async function generateSpeech(
  platform: Platform,
  actor: Actor,
  plan: () => Promise<SpeechJob>,
  options: GenerateOptions,
): Promise<GeneratedSpeech> {
  const startedMs = performance.now();
  let { presence } = options;
  let slot: ConcurrencySlot | undefined;
  let generation: Generation | undefined;
  try {
    slot = await takeConcurrencySlot(platform, actor, options.onConcurrency);
    const job = await plan();
    if (!job.isKept) presence = endingWithCaller(presence);
    const cached = job.cacheKey
      ? await findCachedSpeech(platform, actor.workspaceId, job.cacheKey)
      : undefined;
    const price = cached ? fixedPrice(0) : priceWithUses(platform, actor, job.price);
    generation = await begin(platform, actor, { job, price, slot, whole: options.whole });
    let onRecording: (recording: Recording) => void = () => {};
    const recording = new Promise<Recording>((resolve) => {
      onRecording = resolve;
    });
    const run = { platform, actor, generation, job, onRecording };
    const spool = new SoundSpool(platform, job.format);
    const file = cached ? storedSound(platform.blobs, cached.sound) : spool;
    const speech = cached ? replay(run, cached) : perform(run, spool, presence);
    const first = await speech.next();
    if (first.done) throw new Failure('input_text_empty', 'The engine found nothing to speak in the text.');
    const latencyMs = Math.round(performance.now() - startedMs);
    platform.metrics.firstAudioSeconds.observe({ engine: job.speaker.engine }, latencyMs / 1000);
    const { credits, id } = generation;
    const onEnd = async (): Promise<void> => {
      presence.end();
      await generation?.release();
    };
    return {
      job,
      credits,
      historyItemId: job.isKept ? id : undefined,
      latencyMs,
      recording,
      file,
      chunks: new BegunSpeech(first, speech, { ...presence, onEnd }),
    };
  } catch (cause) {
    await (generation ?? slot)?.release();
    presence.end();
    if (presence.signal.aborted || presence.left?.aborted)
      throw new Failure('caller_left', 'The caller left before the first sound.');
    throw cause;
  }
}

interface Beginning {
  job: SpeechJob;
  price: Price;
  slot: ConcurrencySlot;
  whole: boolean;
}

const begin = (
  platform: Platform,
  actor: Actor,
  { job: { isKept }, price, slot, whole }: Beginning,
): Promise<Generation> =>
  Generation.begin(platform, actor, {
    product: 'text-to-speech',
    price,
    road: whole ? 'whole' : 'streamed',
    isKept,
    slot,
  });

interface Run {
  platform: Platform;
  actor: Actor;
  generation: Generation;
  job: SpeechJob;
  onRecording(recording: Recording): void;
}

/** Makes the sound anew. When its reader leaves early nothing is kept: half a text is no history item. */
async function* perform(
  run: Run,
  spool: SoundSpool,
  { signal, left }: Presence,
): AsyncGenerator<SpeechChunk> {
  const { platform, actor, generation, job } = run;
  let delivered = 0;
  try {
    const onComplete = async (recording: Recording): Promise<void> => {
      const store = (of: string) => spool.store(platform.blobs, of);
      await completeSpeech(platform, actor, { generation, job, recording, store, cacheKey: job.cacheKey });
      run.onRecording(recording);
    };
    for await (const chunk of produceSpeech(platform, actor, job, { spool, signal, onComplete })) {
      if (!left?.aborted) delivered += chunk.written.length;
      yield chunk;
    }
  } finally {
    await spool.remove();
    await generation.abort(delivered);
  }
}

/** Sound that was made before, with a history item of its own and without a charge. */
async function* replay(
  { platform, actor, generation, job, onRecording }: Run,
  { recording, sound }: CachedSpeech,
): AsyncGenerator<SpeechChunk> {
  await completeSpeech(platform, actor, { generation, job, recording, store: async () => sound });
  onRecording(recording);
  yield* replaySpeech(storedSound(platform.blobs, sound), recording);
}
