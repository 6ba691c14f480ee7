import {
  add,
  body,
  drift,
  filter,
  glide,
  line,
  noise,
  RATIOS,
  ring,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import type { KindList } from './sound-kind.ts';

export const machines: KindList = [
  {
    id: 'machine-hum',
    title: 'Machine hum',
    category: 'machines',
    captions: [
      'machine humming',
      'air conditioner',
      'ventilation fan',
      'server room',
      'refrigerator hum',
      'factory machine',
    ],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hum = tone(length, 100 * tune);
        for (const [part, gain] of [
          [2, 0.6],
          [3, 0.3],
          [4.02, 0.25],
          [6, 0.1],
        ] as const)
          add(hum, tone(length, 100 * part * tune, 'sine', random.next()), gain);
        return times(hum, drift(random, length, 1.5, 0.85, 1));
      }, 0.28);
      take.bed(
        (length) =>
          times(
            filter(noise(random, length, 'pink'), 'band', 600 * take.bright, 0.5),
            drift(random, length, 9, 0.85, 1),
          ),
        0.4,
      );
    },
  },
  {
    id: 'conveyor',
    title: 'Gears and clockwork',
    category: 'machines',
    captions: [
      'gears turning',
      'clockwork mechanism',
      'ratchet winding',
      'steampunk machine',
      'mechanical robot arm',
    ],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const [tooth, at] of take.beats(9 * take.pace, 0.02).entries()) {
        const hz = (tooth % 4 === 0 ? 900 : 2200) * tune;
        take.event(
          ring(toLength(0.07), body(random, { hz, ratios: RATIOS.bar, seconds: 0.05 }), 0.0002),
          at,
          { gain: tooth % 4 === 0 ? 1 : 0.45, pan: tooth % 2 ? 0.3 : -0.3 },
        );
      }
      take.bed((length) => filter(noise(random, length, 'brown'), 'band', 200, 1), 0.2);
    },
  },
  {
    id: 'power-up',
    title: 'Power up',
    category: 'science fiction',
    captions: ['machine powering up', 'generator starting', 'charging up energy', 'turbine spinning up'],
    seconds: 3,
    sustained: false,
    fills: true,
    render(take) {
      const { length, tune, random } = take;
      const hz = glide(length, 60 * tune, 900 * tune);
      const whine = add(
        tone(length, hz, 'saw'),
        tone(
          length,
          hz.map((value) => 1.503 * value),
          'saw',
        ),
        0.5,
      );
      take.event(
        times(
          filter(whine, 'low', glide(length, 300, 6000)),
          line(length, [
            [0, 0],
            [0.1, 0.4],
            [0.93, 1],
            [1, 0],
          ]),
        ),
        0,
        { gain: 0.5 },
      );
      take.event(
        times(
          filter(noise(random, length), 'band', glide(length, 400, 5000), 1),
          line(length, [
            [0, 0],
            [0.95, 0.6],
            [1, 0],
          ]),
        ),
        0,
        { gain: 0.4 },
      );
    },
  },
  {
    id: 'power-down',
    title: 'Power down',
    category: 'science fiction',
    captions: ['machine powering down', 'power failure', 'shutting down', 'engine dying'],
    seconds: 2.5,
    sustained: false,
    fills: true,
    render(take) {
      const { length, tune } = take;
      const hz = glide(length, 620 * tune, 28 * tune);
      const whine = add(
        tone(length, hz, 'saw'),
        tone(
          length,
          hz.map((value) => 0.747 * value),
          'square',
        ),
        0.4,
      );
      take.event(
        times(
          filter(whine, 'low', glide(length, 5000, 120)),
          line(length, [
            [0, 0],
            [0.01, 1],
            [0.8, 0.6],
            [1, 0],
          ]),
        ),
        0,
        { gain: 0.6 },
      );
    },
  },
];
