import { add, body, type Mode, RATIOS, type Random, ring, toLength } from '../dsp/index.ts';
import { bubble, burst } from './grains.ts';
import type { Surface, Take } from './take.ts';

type MakeDrop = (random: Random, take: Take) => Float32Array;

/** Modes of one sheet: all drops on it wake the same ones, each by where it falls. */
function sheet(random: Random, hz: number, seconds: number): Mode[] {
  return [1, 2, 3].flatMap((panel) =>
    body(random, { hz: hz * panel ** 0.7, ratios: RATIOS.plate, seconds, damping: 0.35, spread: 0.1 }),
  );
}

function onSheet(modes: readonly Mode[], tick: number): MakeDrop {
  return (random) => {
    const woken = modes.map((mode) => ({ ...mode, gain: mode.gain * Math.abs(random.normal()) }));
    const drop = ring(toLength(0.16), woken, 0.00006);
    return add(drop, burst(random, random.ratio(3500, 8000), 0.004), tick);
  };
}

const onGround: MakeDrop = (random, take) =>
  random.next() < 0.2
    ? bubble(random, random.ratio(900, 4000), 0.02)
    : burst(random, random.ratio(2000, 9000) * take.bright, 0.006).map((value) => 2 * value);

function dropOn(surface: Surface | undefined, { random, tune }: Take): MakeDrop {
  switch (surface) {
    case 'metal':
      return onSheet(sheet(random, 640 * tune, 0.07), 3);
    case 'glass':
      return onSheet(sheet(random, 1300 * tune, 0.025), 1);
    case 'wood':
      return onSheet(sheet(random, 210 * tune, 0.05), 0.6);
    default:
      return onGround;
  }
}

/** So many kinds of drop are enough: nobody hears one again among hundreds. */
const variety = 28;

/** Drops of all sizes, few of them big (Marshall and Palmer 1948), on what lies under them. */
export function drops(take: Take, perSecond: number, gain: number): void {
  const { random, surface } = take;
  const make = dropOn(surface, take);
  const pool = Array.from({ length: variety }, () => make(random, take));
  for (const at of take.scatter(perSecond))
    take.event(random.pick(pool), at, { gain: gain * random.vary(0.8), pan: random.between(-1, 1) });
}
