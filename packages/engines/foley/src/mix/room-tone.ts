import { filter, noise, type Random, type Stereo, toLength } from '../dsp/index.ts';
import type { Category } from '../kinds/sound-kind.ts';

/** As a root of the mean square: −60 dB, and −72 dB behind what comes out of a machine. */
const ofPlaces = 0.001;
const ofMachines = 0.00025;
const fromMachines: ReadonlySet<Category> = new Set([
  'bells',
  'cinematic',
  'interface',
  'science fiction',
  'signals',
  'static',
]);

export interface RoomToneOptions {
  categories: readonly Category[];
  loop: boolean;
  random: Random;
}

/** The quiet of a place in place of digital silence: dull noise, of each ear its own. In a loop its ends meet. */
export function addRoomTone(sound: Stereo, { categories, loop, random }: RoomToneOptions): Stereo {
  const level = categories.every((category) => fromMachines.has(category)) ? ofMachines : ofPlaces;
  for (const samples of [sound.left, sound.right]) addTone(samples, level / loudnessOfTone, loop, random);
  return sound;
}

/** What the filter leaves of pink noise, as a root of the mean square. */
const loudnessOfTone = 0.65;

function addTone(samples: Float32Array, gain: number, loop: boolean, random: Random): void {
  const { length } = samples;
  const over = Math.min(toLength(loop ? 0.2 : 0.004), length >> 1);
  const tone = filter(noise(random, loop ? length + over : length, 'pink'), 'low', 1400);
  for (let at = 0; at < over; at += 1) {
    const part = at / over;
    if (loop) tone[at] = tone[at]! * Math.sqrt(part) + tone[length + at]! * Math.sqrt(1 - part);
    else {
      tone[at]! *= part;
      tone[length - 1 - at]! *= part;
    }
  }
  for (let at = 0; at < length; at += 1) samples[at]! += gain * tone[at]!;
}
