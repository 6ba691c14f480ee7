import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  BegunSound,
  type SoundInTheMaking,
  SoundSpool,
  storedSound,
} from '../../../../platform/sound/index.ts';
import { type Concurrency, fixedPrice, Generation, takeConcurrencySlot } from '../../../billing/index.ts';
import { endingWithCaller, type Presence, priceWithUses } from '../../generation/index.ts';
import { type CachedSpeech, findCachedSpeech, replaySpeech } from '../cache/index.ts';
import { completeSpeech } from '../complete-speech.ts';
import type { Keeping } from '../keeping.ts';
import type { PlannedSpeech } from '../plan/index.ts';
import { produceSpeech } from '../produce-speech.ts';
import type { Recording, SpeechChunk } from '../track/index.ts';
import { usageOfSpeech } from '../usage-of-speech.ts';

interface GenerateOptions {
  presence: Presence;
  /** The caller gets everything at the end: an early leaver then pays nothing, for nothing was handed over. */
  whole: boolean;
  onConcurrency?: (concurrency: Concurrency) => void;
  /** In place of the history. */
  keeping?: Keeping | undefined;
}

/**
 * Speech that has begun: the first chunk is there, so every refusal has been spoken. Read its chunks to the end or leave
 * them: both settle the charge and free what is held.
 */
export interface GeneratedSpeech extends SoundInTheMaking<SpeechChunk> {
  planned: PlannedSpeech;
  /** What it costs; 0 when the same sound was made before. */
  credits: number;
  /** Undefined where nothing is kept, or it is kept elsewhere. */
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
  plan: () => Promise<PlannedSpeech>,
  options: GenerateOptions,
): Promise<GeneratedSpeech> {
  const startedMs = performance.now();
  let { presence } = options;
  let generation: Generation | undefined;
  try {
    const begun = await begin(platform, actor, plan, options);
    const { planned, cached } = begun;
    generation = begun.generation;
    if (!planned.isKept) presence = endingWithCaller(presence);
    let onRecording: (recording: Recording) => void = () => {};
    const recording = new Promise<Recording>((resolve) => {
      onRecording = resolve;
    });
    const { keeping } = options;
    const run = { platform, actor, generation, planned, keeping, onRecording };
    const spool = new SoundSpool(platform, planned.format);
    const file = cached ? storedSound(platform.blobs, cached.sound) : spool;
    const speech = cached ? replay(run, cached) : perform(run, spool, presence);
    const first = await speech.next();
    if (first.done) throw new Failure('input_text_empty', 'There’s nothing to speak in the text.');
    const latencyMs = Math.round(performance.now() - startedMs);
    platform.metrics.firstAudioSeconds.observe({ engine: planned.speaker.engine }, latencyMs / 1000);
    generation.sounded(latencyMs);
    const { credits, id } = generation;
    const onEnd = async (): Promise<void> => {
      presence.end();
      await generation?.release();
    };
    return {
      planned,
      credits,
      historyItemId: planned.isKept && !keeping ? id : undefined,
      latencyMs,
      recording,
      file,
      chunks: new BegunSound(first, speech, { ...presence, onEnd }),
    };
  } catch (cause) {
    await generation?.release();
    presence.end();
    if (presence.signal.aborted || presence.left?.aborted)
      throw new Failure('caller_left', 'The connection was closed before the audio started.');
    throw cause;
  }
}

interface Begun {
  planned: PlannedSpeech;
  /** The same sound, where it was made before. */
  cached: CachedSpeech | undefined;
  generation: Generation;
}

/** Who orders has a concurrency slot while the price is found out. */
async function begin(
  platform: Platform,
  actor: Actor,
  plan: () => Promise<PlannedSpeech>,
  { whole, onConcurrency, keeping }: Pick<GenerateOptions, 'whole' | 'onConcurrency' | 'keeping'>,
): Promise<Begun> {
  const slot = await takeConcurrencySlot(platform, actor, onConcurrency);
  try {
    const planned = await plan();
    const { cacheKey, isKept, price } = planned;
    const cached = cacheKey ? await findCachedSpeech(platform, actor.workspaceId, cacheKey) : undefined;
    const generation = await Generation.begin(platform, actor, {
      product: keeping?.product ?? 'text-to-speech',
      price: cached ? fixedPrice(0) : priceWithUses(platform, actor, price),
      road: whole ? 'whole' : 'streamed',
      usage: { ...usageOfSpeech(planned), ...keeping?.usage },
      isKept,
      slot,
    });
    return { planned, cached, generation };
  } catch (cause) {
    await slot.release();
    throw cause;
  }
}

interface Run {
  platform: Platform;
  actor: Actor;
  generation: Generation;
  planned: PlannedSpeech;
  keeping: Keeping | undefined;
  onRecording(recording: Recording): void;
}

/** Makes the sound anew. When its reader leaves early nothing is kept: half a text is no history item. */
async function* perform(
  run: Run,
  spool: SoundSpool,
  { signal, left }: Presence,
): AsyncGenerator<SpeechChunk> {
  const { platform, actor, generation, planned, keeping } = run;
  let delivered = 0;
  try {
    const onComplete = async (recording: Recording): Promise<void> => {
      const store = (of: string) => spool.store(platform.blobs, of);
      const finished = { generation, planned, recording, store };
      if (keeping) await keeping.complete({ ...finished, sound: spool });
      else await completeSpeech(platform, actor, { ...finished, cacheKey: planned.cacheKey });
      run.onRecording(recording);
    };
    for await (const chunk of produceSpeech(platform, actor, planned, { spool, signal, onComplete })) {
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
  { platform, actor, generation, planned, onRecording }: Run,
  { recording, sound }: CachedSpeech,
): AsyncGenerator<SpeechChunk> {
  await completeSpeech(platform, actor, { generation, planned, recording, store: async () => sound });
  onRecording(recording);
  yield* replaySpeech(storedSound(platform.blobs, sound), recording);
}
