import {
  add,
  drift,
  drive,
  filter,
  hill,
  line,
  noise,
  type Random,
  steep,
  strike,
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
        return engine(random, hz, 0.2 + 0.6 * force);
      }, 0.8);
      take.bed((length) => filter(noise(random, length, 'pink'), 'band', 2400, 0.8), 0.03);
    },
  },
  {
    id: 'car-start',
    title: 'Car starting',
    category: 'vehicles',
    captions: ['car starting', 'starting an engine', 'ignition', 'starter motor'],
    seconds: 4,
    sustained: false,
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
    id: 'helicopter',
    title: 'Helicopter',
    category: 'vehicles',
    captions: ['helicopter', 'helicopter hovering', 'rotor blades', 'chopper flying overhead'],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const at of take.beats(11.5 * take.pace)) {
        const length = toLength(0.11);
        const chop = times(filter(noise(random, length, 'pink'), 'band', 260 * tune, 0.6), hill(length, 0.2));
        take.event(add(chop, thump(85 * tune, 45 * tune, 0.1), 0.7), at, { gain: 0.9 * random.vary(0.06) });
      }
      take.bed((length) => filter(noise(random, length, 'pink'), 'low', 900), 0.25);
      take.bed(
        (length) =>
          filter(tone(length, drift(random, length, 0.6, 610 * tune, 630 * tune), 'saw'), 'band', 1900, 2),
        0.05,
      );
    },
  },
  {
    id: 'airplane',
    title: 'Airplane',
    category: 'vehicles',
    captions: ['jet airplane flying over', 'airplane taking off', 'inside an airplane cabin', 'fighter jet'],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random, tune, bright, force } = take;
      const shape = (length: number): Float32Array =>
        take.loop
          ? new Float32Array(length).fill(0.8)
          : line(length, [
              [0, 0.25],
              [0.45, 1],
              [0.6, 0.9],
              [1, 0.25],
            ]);
      take.bed(
        (length) =>
          times(
            times(
              steep(
                noise(random, length, 'pink'),
                'low',
                line(length, [
                  [0, 900],
                  [0.48, 5000 * bright],
                  [0.55, 2600],
                  [1, 600],
                ]),
              ),
              shape(length),
            ),
            drift(random, length, 5, 0.8, 1),
          ),
        0.9,
      );
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 180), 0.3 + 0.4 * force);
      take.bed(
        (length) =>
          times(
            filter(
              noise(random, length),
              'band',
              line(length, [
                [0, 3100 * tune],
                [0.45, 2900 * tune],
                [0.58, 2100 * tune],
                [1, 1900 * tune],
              ]),
              25,
            ),
            shape(length),
          ),
        0.35,
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
    ],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'brown'), 'low', 420), drift(random, length, 2, 0.7, 1)),
        0.7,
      );
      take.bed(
        (length) =>
          times(filter(noise(random, length), 'band', 3400 * tune, 6), drift(random, length, 0.8, 0, 1)),
        0.06,
      );
      for (const start of take.beats(0.85 * take.pace))
        for (const late of [0, 0.13, 0.42, 0.55]) {
          const clack = add(burst(random, 420 * tune, 0.09, 2), burst(random, 2600 * tune, 0.03, 2), 0.5);
          take.event(add(clack, thump(95, 50, 0.1), 0.8), start + late / take.pace, {
            gain: random.vary(0.1),
            pan: late < 0.3 ? -0.3 : 0.3,
          });
        }
    },
  },
  {
    id: 'train-horn',
    title: 'Train horn',
    category: 'vehicles',
    captions: ['train horn', 'ship horn', 'foghorn', 'locomotive whistle'],
    seconds: 3.5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const length = Math.min(take.length, toLength(2.8));
      for (const [index, hz] of [277, 329, 392, 440, 554].entries()) {
        const blown = line(length, [
          [0, hz * 0.96],
          [0.05, hz],
          [0.92, hz],
          [1, hz * 0.93],
        ]).map((value) => value * tune);
        const reed = drive(filter(tone(length, blown, 'saw', random.next()), 'low', 2600 * take.bright), 1.2);
        take.event(
          times(
            reed,
            line(length, [
              [0, 0],
              [0.04, 1],
              [0.9, 1],
              [1, 0],
            ]),
          ),
          0,
          { gain: 0.35, pan: (index - 2) / 6 },
        );
      }
    },
  },
  {
    id: 'car-horn',
    title: 'Car horn',
    category: 'vehicles',
    captions: ['car horn', 'honking', 'a driver honks', 'beep beep of a car'],
    seconds: 1.5,
    sustained: false,
    render(take) {
      const { tune, random } = take;
      const count = take.count ?? 2;
      for (let honk = 0; honk < count; honk += 1) {
        const length = toLength((honk === count - 1 ? 0.6 : 0.25) * random.vary(0.1));
        const horn = add(tone(length, 405 * tune, 'saw'), tone(length, 508 * tune, 'saw'));
        const shaped = drive(filter(filter(horn, 'high', 350), 'low', 4200 * take.bright), 1.5);
        take.event(
          times(
            shaped,
            line(length, [
              [0, 0],
              [0.03, 1],
              [0.95, 1],
              [1, 0],
            ]),
          ),
          honk * 0.36,
          { gain: 0.7 },
        );
      }
    },
  },
  {
    id: 'tire-screech',
    title: 'Tire screech',
    category: 'vehicles',
    captions: ['tires screeching', 'car skidding', 'emergency braking', 'brakes squeal'],
    seconds: 2.2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const length = Math.min(take.length, toLength(2));
      for (const [pan, base] of [
        [-0.4, 920],
        [0.4, 1060],
        [0, 1480],
      ] as const) {
        const hz = times(
          drift(random, length, 9, 0.96, 1.05),
          line(length, [
            [0, base * 1.1],
            [0.2, base],
            [1, base * 0.8],
          ]).map((value) => value * tune),
        );
        const squeal = add(
          filter(tone(length, hz, 'saw'), 'band', hz, 2),
          filter(noise(random, length), 'band', hz, 6),
          1.2,
        );
        take.event(
          times(
            times(squeal, drift(random, length, 30, 0.4, 1)),
            line(length, [
              [0, 0],
              [0.06, 1],
              [0.8, 0.8],
              [1, 0],
            ]),
          ),
          0,
          { gain: 0.6, pan },
        );
      }
    },
  },
  {
    id: 'boat',
    title: 'Motor boat',
    category: 'vehicles',
    captions: ['motor boat', 'speedboat on a lake', 'ship engine room', 'tractor'],
    seconds: 7,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed(
        (length) =>
          engine(random, drift(random, length, 0.4, 15 * tune * take.pace, 18 * tune * take.pace), 0.7),
        0.9,
      );
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'pink'), 'band', 800, 0.5), drift(random, length, 2, 0.3, 1)),
        0.35,
      );
    },
  },
  {
    id: 'bicycle-bell',
    title: 'Bicycle bell',
    category: 'vehicles',
    captions: ['bicycle bell', 'bike bell ringing', 'ring ring of a bike'],
    seconds: 1.6,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const start of take.hits(2, 0.38)) {
        for (let hit = 0; hit < 5; hit += 1) {
          const length = toLength(0.9);
          const bell = add(tone(length, 2480 * tune), tone(length, 4130 * tune), 0.7);
          take.event(
            times(add(bell, tone(length, 6650 * tune), 0.3), strike(length, 0.7, 0.0008)),
            start + hit * 0.032,
            { gain: 0.3 * random.vary(0.2), pan: 0.1 },
          );
        }
      }
    },
  },
];
