import { soundSeconds } from '@mynah/contract/speech/sound-limits';
import type { SoundIngredient } from '@mynah/engine-spec/tasks';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { closestSound } from '../closest-sound.ts';
import { pickEngine } from '../render-sound.ts';

export interface FoundClosest {
  similarity?: number;
  closest?: string | undefined;
  madeOf: readonly SoundIngredient[];
}

/**
 * What a description would be made of. An engine without a library makes everything and knows no similarity; it is not
 * asked. @throws Failure `engine_unavailable`
 */
export async function findClosestSound(
  platform: Platform,
  actor: Actor,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<FoundClosest> {
  const engine = pickEngine(platform);
  if (engine.traits.library.length === 0) return { madeOf: [] };
  // the engine says what it takes before it makes anything; the shortest sound costs next to nothing
  const request = {
    prompt: text,
    durationMs: 1000 * soundSeconds.min,
    promptInfluence: 1,
    loop: false,
    seed: 1,
  };
  const parts = platform.engines.run('sound', request, {
    caller: actor.workspaceId,
    signal,
    engine: engine.name,
  });
  for await (const part of parts)
    if (part.type === 'match') {
      const { similarity, madeOf } = part;
      return { similarity, closest: closestSound(part, engine.traits), madeOf };
    }
  return { madeOf: [] };
}
