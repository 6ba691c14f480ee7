import { eachChannel, filter, RATE, type Stereo } from '../dsp/index.ts';
import type { Category } from '../kinds/sound-kind.ts';

/** What answers a sound where nobody names a place: the walls of an ordinary room, or the ground and what stands about. */
interface Air {
  /** Until it has fallen by 60 dB. */
  seconds: number;
  /** Nothing above it comes back. */
  hz: number;
  share: number;
}

const indoors: Air = { seconds: 0.35, hz: 4200, share: 0.16 };
const outdoors: Air = { seconds: 0.75, hz: 2400, share: 0.13 };

/** Sounds that go on, and those that no room ever held, are left as they are. */
const airs: Partial<Record<Category, Air>> = {
  animals: outdoors,
  doors: indoors,
  footsteps: indoors,
  household: indoors,
  impacts: indoors,
  people: indoors,
  weapons: { ...outdoors, seconds: 1.1, share: 0.11 },
};

/** Comb lengths without a common divisor, in samples; the right ear hears others. */
const combs = [1116, 1277, 1422, 1617];
const apart = 23;
const spreads = [556, 225];

/** Adds the air of a category. Four combs and two all-passes a side (Schroeder 1962, Moorer 1979). */
export function addAir(sound: Stereo, category: Category, loop: boolean): Stereo {
  const air = airs[category];
  if (!air) return sound;
  let side = 0;
  return eachChannel(sound, (samples) => {
    const late = side * apart;
    side += 1;
    // a loop begins in the air that its end leaves
    const source = loop ? twice(samples) : samples;
    const echo = respond(source, air, late);
    const from = echo.length - samples.length;
    for (let at = 0; at < samples.length; at += 1) samples[at]! += air.share * echo[from + at]!;
  });
}

function twice(samples: Float32Array): Float32Array {
  const both = new Float32Array(2 * samples.length);
  both.set(samples);
  both.set(samples, samples.length);
  return both;
}

function respond(source: Float32Array, { seconds, hz }: Air, late: number): Float32Array {
  const dull = filter(source.slice(), 'low', hz);
  const echo = new Float32Array(source.length);
  for (const size of combs) {
    const delay = size + late;
    const keep = 0.001 ** (delay / (seconds * RATE));
    const line = new Float32Array(delay);
    for (let at = 0, place = 0; at < dull.length; at += 1) {
      const back = line[place]!;
      echo[at]! += back;
      line[place] = dull[at]! + keep * back;
      place = place + 1 === delay ? 0 : place + 1;
    }
  }
  for (const size of spreads) {
    const line = new Float32Array(size + late);
    for (let at = 0, place = 0; at < echo.length; at += 1) {
      const back = line[place]!;
      const input = echo[at]! + 0.5 * back;
      line[place] = input;
      echo[at] = back - 0.5 * input;
      place = place + 1 === line.length ? 0 : place + 1;
    }
  }
  return echo;
}
