import { add, drift, drive, filter, line, noise, strike, times, toLength, tone } from '../dsp/index.ts';
import type { KindList } from './sound-kind.ts';
import { engine } from './vehicles.ts';

export const hornsAndBrakes: KindList = [
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
