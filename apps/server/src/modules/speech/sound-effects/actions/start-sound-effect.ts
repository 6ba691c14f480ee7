import { generationCost } from '@mynah/contract/billing/generation-prices';
import { randomSeed } from '../../../../platform/engines/random-seed.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { planFormat } from '../../generation/index.ts';
import { startToolRun } from '../../tool-runs/index.ts';
import type { SoundEffectOrder } from '../make-sound-effect.ts';
import { pickEngine } from '../render-sound.ts';
import type { WrittenSound } from '../sound-tool.ts';

interface CallFacts {
  /** Names those that are ordered together. */
  batch?: string | undefined;
  requestId: string;
  signal: AbortSignal;
}

/** Takes an order in, which is made in the background. @throws Failure `engine_unavailable`, `quota_exceeded` */
export async function startSoundEffect(
  platform: Platform,
  actor: Actor,
  order: SoundEffectOrder,
  facts: CallFacts,
) {
  planFormat(platform, actor, order.outputFormat);
  pickEngine(platform);
  const { text, loop, durationSeconds, promptInfluence, seed = randomSeed(), outputFormat } = order;
  const written: WrittenSound = { text, loop, durationSeconds, promptInfluence, seed, outputFormat };
  return startToolRun(platform, actor, {
    ...facts,
    tool: 'sound-effects',
    title: text,
    order: written,
    credits: generationCost('sound-effects', 0),
  });
}
