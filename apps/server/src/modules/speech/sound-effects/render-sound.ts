import type { OutputFormat } from '@mynah/audio';
import type { SoundPart, SoundRequest } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SoundTrack } from '../../../platform/sound/index.ts';

interface RenderOptions {
  engine: { name: string; traits: { sampleRateHz: number } };
  caller: string;
  format: OutputFormat;
  signal: AbortSignal;
}

export interface RenderedSound {
  /** Finished; there until it was used. */
  track: SoundTrack;
  match: Extract<SoundPart, { type: 'match' }>;
}

/** One sound by one engine, encoded while it comes, and handed to `use`. @throws EngineFailure, Failure */
export async function renderSound<Result>(
  platform: Platform,
  request: SoundRequest,
  { engine, caller, format, signal }: RenderOptions,
  use: (sound: RenderedSound) => Promise<Result>,
): Promise<Result> {
  const { sampleRateHz } = engine.traits;
  const track = await SoundTrack.open(platform, { format, sampleRateHz, channels: 2 });
  try {
    let match: RenderedSound['match'] | undefined;
    const parts = platform.engines.run('sound', request, { caller, signal, engine: engine.name });
    for await (const part of parts) {
      if (part.type === 'match') match = part;
      else await track.write(interleave(part.left, part.right));
    }
    if (!match || track.durationMs === 0)
      throw new Failure('engine_unavailable', 'No sound was made. Try again.');
    await track.finish();
    return await use({ track, match });
  } finally {
    await track.dispose();
  }
}

function interleave(left: Float32Array, right: Float32Array): Float32Array {
  const samples = new Float32Array(2 * left.length);
  for (let at = 0; at < left.length; at += 1) {
    samples[2 * at] = left[at]!;
    samples[2 * at + 1] = right[at]!;
  }
  return samples;
}

/** The best engine that is here. @throws Failure `engine_unavailable` */
export function pickEngine(platform: Platform) {
  const [best] = platform.engines.engines('sound');
  if (!best) throw new Failure('engine_unavailable', 'This server has no engine for sound effects.');
  return best;
}
