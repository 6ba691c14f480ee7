import { EngineFailure } from '@mynah/engine-spec';
import type { RunTaskOptions } from '../../../../platform/engines/engine-pool.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** Texts of one request to the engine: a step of a second or so. */
const atATime = 16;

/** Vectors of length 1 of these texts, in their order; undefined where nothing here can make them. */
export async function vectorsOf(
  { engines, log }: Platform,
  texts: readonly string[],
  options: RunTaskOptions,
): Promise<number[][] | undefined> {
  if (texts.length === 0 || engines.engines('embedding').length === 0) return undefined;
  try {
    const vectors: number[][] = [];
    for (let from = 0; from < texts.length; from += atATime) {
      const some = texts.slice(from, from + atATime);
      for await (const { index, vector } of engines.run('embedding', { texts: some }, options))
        vectors[from + index] = [...vector];
    }
    return vectors.length === texts.length ? vectors : undefined;
  } catch (cause) {
    if (!(cause instanceof EngineFailure)) throw cause;
    log.warn({ cause }, 'messages of a conversation have no vectors');
    return undefined;
  }
}
