import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CloningCall } from '../../cloning/index.ts';

/** What the speaker encoder hears at. */
export const hearingRateHz = 16_000;

/** One vector of length 1 for all of it. Mono, 16 kHz. @throws Failure `engine_unavailable` */
export async function embedSpeaker(
  { engines }: Pick<Platform, 'engines'>,
  samples: Float32Array,
  call: CloningCall,
): Promise<Float32Array> {
  for await (const { vector } of engines.run('speaker', { stretches: [samples] }, call)) return vector;
  call.signal.throwIfAborted();
  throw new Failure('engine_unavailable', 'The voice could not be heard now.');
}

/** Of two vectors of length 1: their cosine. */
export function similarity(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, index) => sum + value * other[index]!, 0);
}
