import type { OutputFormatName } from '@mynah/audio';
import { generationCost } from '@mynah/contract/billing/generation-prices';
import { soundModel } from '@mynah/contract/speech/sound-generation';
import type { StoredBlob } from '../../../../platform/blobs/blobs.ts';
import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
import { completeInHistory, planFormat } from '../../generation/index.ts';
import { closestSound } from '../closest-sound.ts';
import { pickEngine, renderSound } from '../render-sound.ts';

export interface SoundEffectOrder {
  text: string;
  loop?: boolean | undefined;
  durationSeconds?: number | undefined;
  promptInfluence?: number | undefined;
  seed?: number | undefined;
  outputFormat: OutputFormatName;
  requestId: string;
  signal: AbortSignal;
  onConcurrency?: (concurrency: Concurrency) => void;
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

/** Makes a sound effect, charges it and puts it in the history. */
export async function generateSoundEffect(
  platform: Platform,
  actor: Actor,
  order: SoundEffectOrder,
): Promise<MadeSoundEffect> {
  const { text, loop = false, durationSeconds, promptInfluence = 0.3, seed = randomSeed(), signal } = order;
  const format = planFormat(platform, actor, order.outputFormat);
  const engine = pickEngine(platform);
  const generation = await Generation.begin(platform, actor, {
    product: 'sound-effects',
    price: fixedPrice(generationCost('sound-effects', 0)),
    road: 'whole',
    onConcurrency: order.onConcurrency,
  });
  try {
    const wantedMs = durationSeconds && Math.round(1000 * durationSeconds);
    const request = { prompt: text, durationMs: wantedMs, promptInfluence, loop, seed };
    const rendering = { engine, caller: actor.workspaceId, format, signal };
    const made = await renderSound(platform, request, rendering, async ({ track, match }) => ({
      match,
      sound: await track.store(platform.blobs, generation.id),
      durationMs: track.durationMs,
      peaks: track.peaks,
    }));
    const { match, sound, durationMs, peaks } = made;
    const { credits, id: historyItemId } = generation;
    await completeInHistory(platform, actor, generation, {
      item: {
        requestId: order.requestId,
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
    });
    const { similarity, madeOf, missing } = match;
    const closest = closestSound(match, engine.traits);
    return {
      sound,
      contentType: format.contentType,
      historyItemId,
      credits,
      engine: engine.name,
      seed,
      similarity,
      madeOf: madeOf.map(({ title }) => title),
      closest,
      warnings: [
        ...(closest === undefined ? [] : ['low_likeness']),
        ...(missing.length > 0 ? ['reduced_library'] : []),
      ],
    };
  } finally {
    await generation.release();
  }
}
