import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
import { planFormat } from '../../generation/index.ts';
import { type MadeSoundEffect, makeSoundEffect, type SoundEffectOrder } from '../make-sound-effect.ts';
import { pickEngine } from '../render-sound.ts';

interface CallFacts {
  requestId: string;
  signal: AbortSignal;
  onConcurrency?: (concurrency: Concurrency) => void;
}

/** Makes a sound effect, charges it and puts it in the history. */
export async function generateSoundEffect(
  platform: Platform,
  actor: Actor,
  order: SoundEffectOrder,
  { requestId, signal, onConcurrency }: CallFacts,
): Promise<MadeSoundEffect> {
  const format = planFormat(platform, actor, order.outputFormat);
  const engine = pickEngine(platform);
  const generation = await Generation.begin(platform, actor, {
    product: 'sound-effects',
    price: fixedPrice(generationCost('sound-effects', 0)),
    road: 'whole',
    onConcurrency,
  });
  try {
    return await makeSoundEffect(platform, actor, { order, format, engine, generation, requestId, signal });
  } finally {
    await generation.release();
  }
}
