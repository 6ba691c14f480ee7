import { joinSamples, Resampler } from '@mynah/audio';
import type { Platform } from '../../../platform/platform.ts';

/** What the speaker encoder hears by. */
const rateHz = 16_000;
/** More of one voice says nothing more of it. */
const mostMs = 20_000;

interface Sound {
  samples: Float32Array;
  sampleRateHz: number;
}

/** Whose voice a sound is, as the unit vector by which voices are compared; undefined where no engine hears it. */
export async function speakerVector(
  platform: Platform,
  { samples, sampleRateHz }: Sound,
  call: { caller: string; signal: AbortSignal },
): Promise<Uint8Array | undefined> {
  const [engine] = platform.engines.engines('speaker');
  if (!engine) return undefined;
  const resampler = new Resampler(sampleRateHz, rateHz);
  const heard = samples.subarray(0, Math.round((mostMs / 1000) * sampleRateHz));
  const stretch = joinSamples([resampler.write(heard), resampler.finish()]);
  const request = { stretches: [stretch] };
  for await (const { vector } of platform.engines.run('speaker', request, { ...call, engine: engine.name })) {
    return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
  }
  return undefined;
}
