import { add, drift, filter, hill, line, noise, strike, times, toLength, tone, voice } from '../dsp/index.ts';
import { burst } from './grains.ts';
import type { KindList } from './sound-kind.ts';

const howl = (length: number, points: readonly (readonly [number, number])[], tune: number): Float32Array =>
  line(
    length,
    points.map(([share, hz]) => [share, hz * tune] as const),
  );

export const callingAnimals: KindList = [
  {
    id: 'cat',
    title: 'Cat',
    category: 'animals',
    captions: ['cat meowing', 'a cat meows', 'kitten mewing'],
    seconds: 1.6,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 1.5)) {
        const length = toLength(random.between(0.7, 1));
        const hz = howl(
          length,
          [
            [0, 480],
            [0.25, 720],
            [0.6, 690],
            [1, 430],
          ],
          tune,
        );
        const first = line(length, [
          [0, 350],
          [0.2, 900],
          [0.55, 1150],
          [1, 450],
        ]).map((value) => value * tune);
        const second = line(length, [
          [0, 2300],
          [0.3, 2000],
          [1, 1000],
        ]).map((value) => value * tune);
        const formants = [
          { hz: first, q: 5, gain: 1 },
          { hz: second, q: 6, gain: 0.7 },
          { hz: 3500 * tune, q: 6, gain: 0.3 },
        ];
        take.event(
          times(
            voice(random, { hz, formants, breath: 0.06 }),
            line(length, [
              [0, 0],
              [0.15, 0.8],
              [0.5, 1],
              [1, 0],
            ]),
          ),
          at,
          { gain: 2 },
        );
      }
    },
  },
  {
    id: 'wolf',
    title: 'Wolf howling',
    category: 'animals',
    captions: ['wolf howling', 'a wolf howls at the moon', 'coyote'],
    seconds: 5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 4)) {
        const length = toLength(3.6);
        const hz = times(
          howl(
            length,
            [
              [0, 260],
              [0.18, 520],
              [0.6, 560],
              [0.85, 440],
              [1, 280],
            ],
            tune,
          ),
          tone(length, 5).map((value) => 1 + 0.012 * value),
        );
        const formants = [
          { hz: 620 * tune, q: 4, gain: 1 },
          { hz: 1150 * tune, q: 6, gain: 0.4 },
          { hz: 2400, q: 6, gain: 0.1 },
        ];
        take.event(times(voice(random, { hz, formants, breath: 0.06 }), hill(length, 0.4, 0.6)), at, {
          gain: 1.6,
          pan: random.between(-0.3, 0.3),
        });
      }
    },
  },
  {
    id: 'horse',
    title: 'Horse',
    category: 'animals',
    captions: ['horse galloping', 'horse hooves on a road', 'a horse trotting'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random } = take;
      for (const start of take.beats(1.9 * take.pace, 0.02))
        for (const [late, gain] of [
          [0, 0.8],
          [0.13, 0.7],
          [0.27, 1],
        ] as const) {
          const hz = random.ratio(330, 520) * take.tune;
          const hoof = add(burst(random, hz, 0.16, 1.2), burst(random, 1500, 0.05, 0.7), 0.25);
          take.event(add(hoof, burst(random, 110, 0.12, 1), 0.6), start + late / take.pace, {
            gain: gain * random.vary(0.15),
            pan: random.between(-0.25, 0.25),
          });
        }
    },
  },
  {
    id: 'cow',
    title: 'Cow',
    category: 'animals',
    captions: ['cow mooing', 'a cow moos', 'cattle on a farm'],
    seconds: 2.6,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 2.5)) {
        const length = toLength(1.9);
        const hz = howl(
          length,
          [
            [0, 95],
            [0.3, 135],
            [0.8, 125],
            [1, 90],
          ],
          tune,
        );
        const formants = [
          {
            hz: line(length, [
              [0, 260],
              [0.4, 480],
              [1, 380],
            ]).map((value) => value * tune),
            q: 4,
            gain: 1,
          },
          { hz: 900 * tune, q: 5, gain: 0.35 },
          { hz: 2200 * tune, q: 5, gain: 0.1 },
        ];
        take.event(
          times(voice(random, { hz, formants, breath: 0.06, rough: 0.05 }), hill(length, 0.5, 0.5)),
          at,
          { gain: 2 },
        );
      }
    },
  },
  {
    id: 'sheep',
    title: 'Sheep',
    category: 'animals',
    captions: ['sheep bleating', 'a goat bleats', 'lamb baa'],
    seconds: 2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 1.6)) {
        const length = toLength(0.95);
        const hz = times(
          howl(
            length,
            [
              [0, 260],
              [0.2, 310],
              [1, 240],
            ],
            tune,
          ),
          tone(length, 9).map((value) => 1 + 0.07 * value),
        );
        const formants = [
          { hz: 800 * tune, q: 4, gain: 1 },
          { hz: 1750 * tune, q: 6, gain: 0.6 },
          { hz: 2800 * tune, q: 6, gain: 0.25 },
        ];
        const bleat = voice(random, { hz, formants, breath: 0.1, rough: 0.1 });
        times(
          bleat,
          tone(length, 9, 'sine', 0.2).map((value) => 0.6 + 0.4 * value),
        );
        take.event(times(bleat, hill(length, 0.3, 0.4)), at, { gain: 2 });
      }
    },
  },
  {
    id: 'monster',
    title: 'Monster growl',
    category: 'animals',
    captions: ['monster growling', 'dinosaur roaring', 'beast snarl', 'dragon', 'bear growling'],
    seconds: 3,
    sustained: false,
    render(take) {
      const { random, tune, force } = take;
      for (const at of take.hits(1, 2.8)) {
        const length = toLength(2.2);
        const hz = howl(
          length,
          [
            [0, 55],
            [0.25, 92],
            [0.6, 80],
            [1, 42],
          ],
          tune,
        );
        const formants = [
          {
            hz: line(length, [
              [0, 260],
              [0.35, 620],
              [1, 300],
            ]).map((value) => value * tune),
            q: 2,
            gain: 1,
          },
          { hz: 1150 * tune, q: 3, gain: 0.6 },
          { hz: 2300 * tune, q: 3, gain: 0.3 },
        ];
        const growl = voice(random, { hz, formants, breath: 0.35, rough: 0.45 });
        times(growl, drift(random, length, 26 + 14 * force, 0.2, 1));
        add(growl, times(filter(noise(random, length, 'brown'), 'low', 160), strike(length, 2.2, 0.2)), 0.5);
        take.event(
          times(
            growl,
            line(length, [
              [0, 0],
              [0.12, 0.7],
              [0.4, 1],
              [1, 0],
            ]),
          ),
          at,
          { gain: 2 },
        );
      }
    },
  },
];
