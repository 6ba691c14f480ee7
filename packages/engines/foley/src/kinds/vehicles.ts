import {
  add,
  drift,
  drive,
  filter,
  line,
  noise,
  type Random,
  steep,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { burst, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

/** A piston engine: firing pulses that are never alike, through an exhaust, with the clatter on top. */
export function engine(random: Random, hz: Float32Array, load: number): Float32Array {
  const { length } = hz;
  const firing = times(drift(random, length, 23, 0.97, 1.03), hz);
  const pulses = tone(length, firing, 'saw');
  times(pulses, drift(random, length, 31, 0.55, 1));
  const half = tone(
    length,
    firing.map((value) => value / 2),
    'saw',
  );
  const puffs = add(pulses, half, 0.5);
  const air = times(
    noise(random, length, 'pink'),
    puffs.map((value) => Math.max(0, value) ** 2),
  );
  add(puffs, air, 1.2 * load);
  const exhaust = add(filter(puffs.slice(), 'low', 160, 2), filter(puffs.slice(), 'band', 320, 1.5), 0.7);
  return drive(add(exhaust, filter(puffs, 'band', 1300, 1), 0.1 + 0.4 * load), 1.6);
}

/** What drives by: nearer and farther, from one side to the other, its pitch sinking as it passes (Doppler). */
function passBy(
  take: Take,
  make: (length: number, pitch: Float32Array) => Float32Array,
  sharpness: number,
): void {
  const { length, random } = take;
  const closest = random.between(0.42, 0.55);
  const from = random.next() < 0.5 ? -1 : 1;
  const place = Float32Array.from({ length }, (_, at) => (at / length - closest) * 2 * sharpness);
  const pitch = place.map((value) => 1 - (0.08 * value) / Math.sqrt(0.15 + value * value));
  const near = place.map((value) => 1 / (1 + 2.2 * value * value));
  const sound = times(make(length, pitch), near);
  const dull = steep(
    sound.slice(),
    'low',
    near.map((value) => 500 + 12_000 * value ** 2),
  );
  for (const side of [-1, 1]) {
    const share = place.map((value) => 0.5 + (0.5 * side * from * value) / Math.sqrt(0.3 + value * value));
    take.event(
      times(
        dull.slice(),
        share.map((value) => Math.sqrt(Math.max(0.02, value))),
      ),
      0,
      { pan: side * 0.9 },
    );
  }
}

export const vehicles: KindList = [
  {
    id: 'car-engine',
    title: 'Car engine',
    category: 'vehicles',
    captions: ['car engine running', 'engine idling', 'car engine revving', 'truck motor', 'diesel engine'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune, force } = take;
      const idle = 27 * tune * take.pace;
      take.bed((length) => {
        const hz = drift(random, length, 0.5, idle, idle * (1.06 + 1.6 * Math.max(0, force - 0.5)));
        const motor = engine(random, hz, 0.2 + 0.6 * force);
        // the exhaust is behind; what one stands before is the block, its valves and its fan
        const block = filter(motor.slice(), 'band', 520 * tune, 0.6);
        return add(times(filter(motor, 'high', 110), 0.25), block, 2.6);
      }, 0.8);
      take.bed((length) => filter(noise(random, length, 'pink'), 'band', 1100, 0.5), 0.07);
    },
  },
  {
    id: 'car-start',
    title: 'Car starting',
    category: 'vehicles',
    captions: ['car starting', 'starting an engine', 'ignition', 'starter motor'],
    seconds: 4,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune } = take;
      const crank = toLength(1.1);
      const turn = tone(crank, drift(random, crank, 5, 8, 10)).map((value) => 0.6 + 0.4 * value);
      const starter = times(filter(tone(crank, 130 * tune, 'saw'), 'band', 700, 1), turn);
      take.event(
        times(
          add(starter, times(filter(noise(random, crank), 'band', 1800, 1), turn), 0.4),
          line(crank, [
            [0, 0],
            [0.02, 1],
            [0.95, 1],
            [1, 0],
          ]),
        ),
        0,
        { gain: 1 },
      );
      const run = Math.max(1, take.length - toLength(1));
      const hz = line(run, [
        [0, 14],
        [0.08, 62],
        [0.22, 40],
        [0.5, 29],
        [1, 27],
      ]).map((value) => value * tune);
      take.event(
        times(
          engine(random, hz, 0.5),
          line(run, [
            [0, 0.2],
            [0.06, 1.2],
            [0.3, 0.8],
            [0.93, 0.7],
            [1, 0],
          ]),
        ),
        1,
        { gain: 1 },
      );
    },
  },
  {
    id: 'car-pass',
    title: 'Car passing by',
    category: 'vehicles',
    captions: ['car passing by', 'a car drives past', 'vehicle fly by', 'race car speeding past'],
    seconds: 5,
    sustained: false,
    fills: true,
    render(take) {
      const { random, force, tune } = take;
      passBy(
        take,
        (length, pitch) => {
          const motor = engine(
            random,
            pitch.map((value) => value * (62 + 90 * force) * tune),
            0.4 + 0.4 * force,
          );
          const tires = filter(
            noise(random, length, 'pink'),
            'band',
            pitch.map((value) => 900 * value),
            0.5,
          );
          return add(times(motor, 0.7), tires, 1.6);
        },
        1.6 * take.pace,
      );
    },
  },
  {
    id: 'motorcycle',
    title: 'Motorcycle',
    category: 'vehicles',
    captions: ['motorcycle', 'motorbike accelerating', 'scooter engine', 'motocross bike revving'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed(
        (length) =>
          drive(engine(random, drift(random, length, 0.55 * take.pace, 55 * tune, 135 * tune), 0.8), 2),
        0.8,
      );
    },
  },
  {
    id: 'train',
    title: 'Train',
    category: 'vehicles',
    captions: [
      'train on tracks',
      'a train passing',
      'inside a moving train',
      'railway carriage clattering',
      'subway',
      'steam locomotive',
    ],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'brown'), 'low', 420), drift(random, length, 2, 0.7, 1)),
        0.15,
      );
      // wheels on rails, heard through the body of the carriages
      take.bed(
        (length) =>
          times(
            filter(filter(noise(random, length, 'pink'), 'band', 420 * tune, 0.4), 'high', 120),
            drift(random, length, 3, 0.6, 1),
          ),
        0.4,
      );
      take.bed(
        (length) =>
          times(filter(noise(random, length), 'band', 3400 * tune, 6), drift(random, length, 0.8, 0, 1)),
        0.12,
      );
      for (const start of take.beats(0.85 * take.pace))
        for (const late of [0, 0.13, 0.42, 0.55]) {
          const clack = add(burst(random, 420 * tune, 0.11, 1.2), burst(random, 2200 * tune, 0.05, 1), 0.6);
          take.event(add(clack, thump(95, 50, 0.1), 0.8), start + late / take.pace, {
            gain: random.vary(0.1),
            pan: late < 0.3 ? -0.3 : 0.3,
          });
        }
    },
  },
];
