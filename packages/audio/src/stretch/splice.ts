import type { SlidingSound } from './sliding-sound.ts';

/**
 * Lets the first frames of `block` come out of what would have followed by itself, from the frame `natural` on. Alike
 * waves are blended by share, unlike ones (noise, breath) by power: neither loses loudness on the way.
 */
export function spliceInto(block: Float32Array, sound: SlidingSound, natural: number, frames: number): void {
  const { channels, samples, start } = sound;
  const leaving = (natural - start) * channels;
  const length = frames * channels;
  const similarity = similarityOf(block, samples, leaving, length);
  for (let index = 0; index < length; index++) {
    const frame = Math.floor(index / channels);
    const coming = 0.5 - 0.5 * Math.cos((Math.PI * (frame + 0.5)) / frames);
    const going = 1 - coming;
    const power = Math.sqrt(coming * coming + going * going + 2 * similarity * coming * going);
    block[index] = (block[index]! * coming + samples[leaving + index]! * going) / power;
  }
}

/** From 0 (nothing in common, or opposite) to 1. */
function similarityOf(block: Float32Array, other: Float32Array, otherAt: number, length: number): number {
  let product = 0;
  let blockPower = 0;
  let otherPower = 0;
  for (let index = 0; index < length; index++) {
    const [a, b] = [block[index]!, other[otherAt + index]!];
    product += a * b;
    blockPower += a * a;
    otherPower += b * b;
  }
  const both = Math.sqrt(blockPower * otherPower);
  return both > 0 ? Math.max(0, Math.min(1, product / both)) : 1;
}
