import type { Platform } from '../../../../platform/platform.ts';
import { embed } from '../passages/index.ts';

/** Whoever asks waits in silence: a model that is still being loaded is not waited for longer. */
const longestMs = 1500;

interface Asked {
  workspaceId: string;
  query: string;
  /** Whose vectors it is compared with. */
  engine: string;
  signal: AbortSignal;
}

/** What was asked as a vector; undefined where nothing computes it in time, and full text alone finds. */
export async function embedQuery(
  platform: Platform,
  { workspaceId, query, engine, signal }: Asked,
): Promise<Float32Array | undefined> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    const [vector] = await embed(platform, [query], {
      caller: workspaceId,
      engine,
      urgency: 'first-sound',
      signal: inTime,
    });
    return vector;
  } catch (cause) {
    signal.throwIfAborted();
    platform.log.warn({ cause }, 'A question got no vector; full text alone answers it.');
    return undefined;
  }
}
