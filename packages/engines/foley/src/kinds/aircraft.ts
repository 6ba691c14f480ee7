import { add, drift, filter, hill, line, noise, steep, times, toLength, tone } from '../dsp/index.ts';
import { thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';

export const aircraft: KindList = [
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
    captions: [
      'airplane flying overhead',
      'jet airplane flying over',
      'airplane taking off',
      'inside an airplane cabin',
      'fighter jet',
      'military jet roaring past',
    ],
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
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 180), 0.1 + 0.12 * force);
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
        1.8,
      );
    },
  },
];
