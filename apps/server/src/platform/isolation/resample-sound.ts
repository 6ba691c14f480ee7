import { Resampler } from '@mynah/audio';

interface RateChange {
  from: number;
  to: number;
  channels: number;
}

/** Interleaved sound at another rate, as it comes. */
export async function* resampleSound(
  sound: AsyncIterable<Float32Array>,
  { from, to, channels }: RateChange,
): AsyncGenerator<Float32Array> {
  if (from === to) return yield* sound;
  const resamplers = Array.from({ length: channels }, () => new Resampler(from, to));
  for await (const block of sound) {
    const sides = splitChannels(block, channels);
    yield joinChannels(resamplers.map((resampler, side) => resampler.write(sides[side]!)));
  }
  yield joinChannels(resamplers.map((resampler) => resampler.finish()));
}

export function splitChannels(block: Float32Array, channels: number): Float32Array[] {
  if (channels === 1) return [block];
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: block.length / channels }, (_, frame) => block[frame * channels + channel]!),
  );
}

export function joinChannels(sides: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = sides;
  if (sides.length === 1) return first;
  const joined = new Float32Array(first.length * sides.length);
  sides.forEach((side, channel) => {
    for (let frame = 0; frame < first.length; frame += 1)
      joined[frame * sides.length + channel] = side[frame]!;
  });
  return joined;
}
