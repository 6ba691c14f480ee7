import type { OutputFormat } from '@mynah/audio';
import { designLimits } from '@mynah/contract/voices/design-limits';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fixedPrice, Generation } from '../../billing/index.ts';
import { findBaseVoice } from '../cloning/index.ts';
import type { MadeVoice } from './ask-designer.ts';
import { labelsOf } from './describe-labels.ts';
import { insertPreviews, type NewPreview } from './design.store.ts';
import { encodePreview, keptFormat, speakPreview } from './speak-preview.ts';
import type { PreviewScript } from './texts/choose-text.ts';

/** What is common to the previews of one call. */
export interface RoundOrder {
  description: string;
  script: PreviewScript;
  seed: number;
  /** -1 to 1, as the API has it. */
  loudness: number;
  /** No sound is made yet. */
  isStreamed: boolean;
  format: OutputFormat;
  credits: number;
  basedOnVoiceId?: string;
  isMixed?: boolean;
}

export interface PreviewRound {
  /** `sound` in the format that was asked for; none when they are streamed. */
  previews: { row: NewPreview; sound?: Uint8Array }[];
  text: string;
  seed: number;
  ignoredWords: readonly string[];
  mediaType: string;
  credits: number;
}

/** 0 is 12 dB below 1, and 0.5 is as loud as the engine's own voices, which is -18 LUFS. */
const loudnessStepDb = 12;
const ordinaryLoudness = 0.5;
const mostGainDb = 20;

/** Characters of the text, once for all previews of a call. */
export const previewCredits = ({ text }: PreviewScript): number => [...text].length;

/**
 * Voices that `make` thinks up, spoken and kept for a day. Charged when all of them are there.
 * @throws Failure `quota_exceeded`, `too_many_concurrent_requests`, `engine_unavailable`, `invalid_request`
 */
export async function makePreviews(
  platform: Platform,
  actor: Actor,
  { order, make, signal }: { order: RoundOrder; make: () => Promise<MadeVoice[]>; signal: AbortSignal },
): Promise<PreviewRound> {
  const generation = await Generation.begin(platform, actor, {
    product: 'voice-design',
    price: fixedPrice(order.credits),
    usage: { characters: previewCredits(order.script) },
    road: 'whole',
  });
  try {
    const made = await make();
    return await complete(platform, actor, { order, made, generation, signal });
  } finally {
    await generation.release();
  }
}

interface Made {
  order: RoundOrder;
  made: readonly MadeVoice[];
  generation: Generation;
  signal: AbortSignal;
}

async function complete(
  platform: Platform,
  actor: Actor,
  { order, made, generation, signal }: Made,
): Promise<PreviewRound> {
  const rows = made.map((voice, index) => toRow(platform, actor, { order, voice, index }));
  const previews = order.isStreamed
    ? rows.map((row) => ({ row }))
    : await speakAll(platform, rows, { format: order.format, caller: actor.workspaceId, signal });
  try {
    await generation.complete((transaction) =>
      insertPreviews(
        transaction,
        previews.map(({ row }) => row),
      ),
    );
  } catch (cause) {
    await dropSounds(platform, previews);
    throw cause;
  }
  return {
    previews,
    text: order.script.text,
    seed: order.seed,
    ignoredWords: made[0]?.traits.ignored ?? [],
    mediaType: order.format.contentType,
    credits: order.credits,
  };
}

function toRow(
  platform: Platform,
  { workspaceId, userId }: Actor,
  { order, voice, index }: { order: RoundOrder; voice: MadeVoice; index: number },
): NewPreview {
  const { description, script, seed, loudness } = order;
  const { definition, traits } = voice;
  const { engine, engineVoice, language } = findBaseVoice(platform, definition, script.language);
  const gainDb = definition.gainDb + loudnessStepDb * (loudness - ordinaryLoudness);
  const now = platform.clock.now();
  return {
    id: newId(),
    workspaceId,
    userId,
    description,
    text: script.text,
    language,
    labels: labelsOf(traits, { description, spoken: script.language }),
    engine,
    engineVoice,
    definition: { ...definition, gainDb: Math.max(-mostGainDb, Math.min(mostGainDb, gainDb)) },
    basedOnVoiceId: order.basedOnVoiceId ?? null,
    isMixed: order.isMixed ?? false,
    seed: (seed + index) % 2 ** 31,
    expiresAt: new Date(now.getTime() + designLimits.previewHours * 3_600_000),
    createdAt: now,
  };
}

interface SpeakAllOptions {
  format: OutputFormat;
  caller: string;
  signal: AbortSignal;
}

/** At once, as far as the engine has processes; one that fails stops the others. */
async function speakAll(
  platform: Platform,
  rows: readonly NewPreview[],
  { format, caller, signal }: SpeakAllOptions,
): Promise<{ row: NewPreview; sound: Uint8Array }[]> {
  const failing = new AbortController();
  const options = { caller, signal: AbortSignal.any([signal, failing.signal]) };
  const work = rows.map(async (row) => {
    const spoken = await speakPreview(platform, row, options);
    const { soundBlob, file } = await persistSound(platform, row.id, spoken);
    const isKeptFormat = format.name === keptFormat.name;
    const sound = isKeptFormat ? file : await encodePreview(platform, spoken, format);
    const durationMs = (spoken.samples.length / spoken.sampleRateHz) * 1000;
    return { row: { ...row, soundBlob, durationMs }, sound };
  });
  try {
    return await Promise.all(work);
  } catch (cause) {
    failing.abort();
    const ended = await Promise.allSettled(work);
    await dropSounds(
      platform,
      ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    );
    throw cause;
  }
}

/** As it will be streamed, and as the preview of the voice if it is saved. */
export async function persistSound(
  platform: Platform,
  id: string,
  spoken: Awaited<ReturnType<typeof speakPreview>>,
): Promise<{ soundBlob: string; file: Uint8Array }> {
  const file = await encodePreview(platform, spoken, keptFormat);
  return { soundBlob: (await platform.blobs.put(file, id)).key, file };
}

async function dropSounds({ blobs }: Platform, previews: readonly { row: NewPreview }[]): Promise<void> {
  for (const { row } of previews) if (row.soundBlob) await blobs.remove(row.soundBlob);
}
