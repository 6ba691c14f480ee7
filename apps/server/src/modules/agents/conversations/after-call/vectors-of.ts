import { EngineFailure } from '@mynah/engine-spec';
import type { RunTaskOptions } from '../../../../platform/engines/engine-pool.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** Vectors of length 1 of these texts, in their order; undefined where nothing here can make them. */
export async function vectorsOf(
  { engines, log }: Platform,
  texts: readonly string[],
  options: RunTaskOptions,
): Promise<number[][] | undefined> {
  if (texts.length === 0 || engines.engines('embedding').length === 0) return undefined;
  try {
    const vectors: number[][] = [];
    for await (const { index, vector } of engines.run('embedding', { texts }, options))
      vectors[index] = [...vector];
    return vectors.length === texts.length ? vectors : undefined;
  } catch (cause) {
    if (!(cause instanceof EngineFailure)) throw cause;
    log.warn({ cause }, 'messages of a conversation have no vectors');
    return undefined;
  }
}
