import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { measureSpeaker } from '../../../../platform/speaker-embedding/index.ts';
import type { CloningCall } from '../../cloning/index.ts';

/** Who speaks in sound in which somebody has to. Mono, 16 kHz. @throws Failure `invalid_voice_sample` */
export async function embedSpeaker(
  platform: Pick<Platform, 'engines'>,
  samples: Float32Array,
  call: CloningCall,
): Promise<Float32Array> {
  const vector = await measureSpeaker(platform, samples, call);
  if (vector) return vector;
  throw new Failure('invalid_voice_sample', 'There’s no speech in the recordings.');
}
