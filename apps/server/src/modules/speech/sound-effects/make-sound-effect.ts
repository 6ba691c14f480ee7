import type { OutputFormat, OutputFormatName } from '@mynah/audio';
import { soundModel } from '@mynah/contract/speech/sound-generation';
import type { StoredBlob } from '../../../platform/blobs/blobs.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EnginePool } from '../../../platform/engines/engine-pool.ts';
import { randomSeed } from '../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Generation } from '../../billing/index.ts';
import { completeInHistory } from '../generation/index.ts';
import { closestSound } from './closest-sound.ts';
import { type pickEngine, renderSound } from './render-sound.ts';

export interface SoundEffectOrder {
  text: string;
  loop?: boolean | undefined;
  durationSeconds?: number | undefined;
  promptInfluence?: number | undefined;
  seed?: number | undefined;
  outputFormat: OutputFormatName;
}

export interface MadeSoundEffect {
  /** In its format, where it is stored for the history. */
  sound: StoredBlob;
  contentType: string;
  historyItemId: string;
  credits: number;
  engine: string;
  seed: number;
  /** 0 to 1: how near what was made comes to the words. */
  similarity: number;
  madeOf: string[];
  /** Where nothing comes near the words: what stands for them. */
  closest: string | undefined;
  warnings: string[];
}

interface SoundEffectJob {
  order: SoundEffectOrder;
  format: OutputFormat;
  engine: ReturnType<typeof pickEngine>;
  generation: Generation;
  requestId: string;
  signal: AbortSignal;
  /** Who is asked; those of the platform when absent. */
  engines?: EnginePool;
  /** What else is written with the history item. */
  also?(transaction: Transaction, made: Pick<MadeSoundEffect, 'closest' | 'warnings'>): Promise<void>;
}

/** Makes it and ends its generation, with an item in the history. Whoever began the generation releases it. */
export async function makeSoundEffect(
  platform: Platform,
  actor: Actor,
  { order, format, engine, generation, requestId, signal, engines = platform.engines, also }: SoundEffectJob,
): Promise<MadeSoundEffect> {
  const { text, loop = false, durationSeconds, promptInfluence = 0.3, seed = randomSeed() } = order;
  const wantedMs = durationSeconds && Math.round(1000 * durationSeconds);
  const request = { prompt: text, durationMs: wantedMs, promptInfluence, loop, seed };
  const rendering = { engine, caller: actor.workspaceId, format, signal };
  const rendered = await renderSound(
    { ...platform, engines },
    request,
    rendering,
    async ({ track, match }) => ({
      match,
      sound: await track.store(platform.blobs, generation.id),
      durationMs: track.durationMs,
      peaks: track.peaks,
    }),
  );
  const { match, sound, durationMs, peaks } = rendered;
  const { credits, id: historyItemId } = generation;
  const told = toldOf(match, engine);
  await completeInHistory(platform, actor, generation, {
    item: {
      requestId,
      source: 'SFX',
      modelId: soundModel,
      text,
      request: { loop, duration_seconds: durationSeconds ?? null, prompt_influence: promptInfluence, seed },
      outputFormat: format.name,
      contentType: format.contentType,
      engine: engine.name,
      audioBlob: sound.key,
      audioBytes: sound.sizeBytes,
      durationMs,
      peaks,
    },
    event: { name: 'sound.generated' },
    ...(also && { also: (tx: Transaction) => also(tx, told) }),
  });
  const { similarity, madeOf } = match;
  return {
    ...{ sound, historyItemId, credits, seed, similarity, ...told },
    contentType: format.contentType,
    engine: engine.name,
    madeOf: madeOf.map(({ title }) => title),
  };
}

type Match = Parameters<Parameters<typeof renderSound>[3]>[0]['match'];

/** What whoever ordered it must know of it. */
function toldOf(match: Match, { traits }: SoundEffectJob['engine']) {
  const closest = closestSound(match, traits);
  const warnings = [
    ...(closest === undefined ? [] : ['low_likeness']),
    ...(match.missing.length > 0 ? ['reduced_library'] : []),
  ];
  return { closest, warnings };
}
