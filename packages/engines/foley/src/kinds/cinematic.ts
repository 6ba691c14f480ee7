import {
  add,
  drift,
  drive,
  filter,
  glide,
  hill,
  line,
  noise,
  steep,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { burst, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import { swish } from './weapons.ts';

export const cinematic: KindList = [
  {
    id: 'whoosh',
    title: 'Whoosh',
    category: 'cinematic',
    captions: ['whoosh', 'fast whoosh transition', 'swoosh', 'something flies past', 'air rushing by'],
    seconds: 1.2,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 0.7))
        swish(take, at, Math.min(2.5, 0.75 / take.pace), 160, 1300 * take.bright);
    },
  },
  {
    id: 'riser',
    title: 'Riser',
    category: 'cinematic',
    captions: ['riser', 'tension build up', 'cinematic riser before a drop', 'suspense rising', 'uplifter'],
    seconds: 5,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune, length } = take;
      const grow = line(length, [
        [0, 0],
        [0.5, 0.3],
        [0.985, 1],
        [1, 0],
      ]);
      for (const [ratio, pan] of [
        [1, -0.5],
        [1.007, 0.5],
        [1.5, 0],
        [2.01, 0.2],
      ] as const) {
        const hz = glide(length, 90 * ratio * tune, 760 * ratio * tune);
        take.event(times(filter(tone(length, hz, 'saw'), 'low', glide(length, 300, 9000)), grow), 0, {
          gain: 0.28,
          pan,
        });
      }
      take.bed(
        (size) =>
          times(
            filter(noise(random, size), 'band', glide(size, 400, 7000), 0.8),
            line(size, [
              [0, 0],
              [0.98, 1],
              [1, 0],
            ]),
          ),
        0.5,
      );
    },
  },
  {
    id: 'braam',
    title: 'Braam',
    category: 'cinematic',
    captions: [
      'braam',
      'cinematic trailer braam',
      'epic horn blast',
      'deep brass hit',
      'movie trailer impact',
    ],
    seconds: 4.5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const length = toLength(4.2);
      for (const start of take.hits(1, 4)) {
        for (let voice = 0; voice < 7; voice += 1) {
          const hz = [36.7, 55, 73.4, 73.6, 110, 110.4, 146.8][voice]! * tune;
          const brass = filter(
            tone(length, times(drift(random, length, 4, 0.997, 1.003), hz), 'saw', random.next()),
            'low',
            line(length, [
              [0, 300],
              [0.06, 2600 * take.bright],
              [0.4, 1300],
              [1, 250],
            ]),
            1.2,
          );
          take.event(
            times(
              drive(brass, 2),
              line(length, [
                [0, 0],
                [0.03, 1],
                [0.5, 0.6],
                [1, 0],
              ]),
            ),
            start,
            { gain: 0.32, pan: (voice - 3) / 4 },
          );
        }
        take.event(thump(90, 30, 1.4), start, { gain: 1 });
      }
    },
  },
  {
    id: 'sub-boom',
    title: 'Deep boom',
    category: 'cinematic',
    captions: ['deep boom', 'cinematic hit', 'sub bass drop', 'dramatic impact', 'huge low hit'],
    seconds: 4,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 2)) {
        take.event(drive(thump(88 * tune, 27 * tune, 3.2), 1.6), at, { gain: 1.2 });
        for (const side of [-0.7, 0.7]) {
          const length = toLength(3);
          take.event(
            times(
              steep(noise(random, length, 'pink'), 'low', glide(length, 1600, 90)),
              strike(length, 2.6, 0.004),
            ),
            at,
            { gain: 1, pan: side },
          );
        }
        take.event(burst(random, 1300, 0.05, 0.4), at, { gain: 0.9 });
      }
    },
  },
  {
    id: 'drone',
    title: 'Dark drone',
    category: 'cinematic',
    captions: [
      'dark drone',
      'horror ambience',
      'eerie atmosphere',
      'ominous background tension',
      'haunted house ambience',
      'creepy',
    ],
    seconds: 12,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const [ratio, gain] of [
        [1, 1],
        [1.498, 0.5],
        [1.06, 0.35],
        [2.99, 0.16],
      ] as const)
        take.bed(
          (length) =>
            times(
              filter(
                tone(length, times(drift(random, length, 0.6, 0.994, 1.006), 55 * ratio * tune), 'saw'),
                'low',
                drift(random, length, 0.35, 120, 700),
                1.4,
              ),
              drift(random, length, 0.3, 0.3, 1),
            ),
          0.4 * gain,
        );
      take.bed(
        (length) =>
          times(
            filter(noise(random, length), 'band', drift(random, length, 0.3, 500, 2200), 22),
            drift(random, length, 0.35, 0, 1),
          ),
        0.55,
      );
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 130), 0.3);
    },
  },
  {
    id: 'suspense',
    title: 'Suspense strings',
    category: 'cinematic',
    captions: [
      'suspense',
      'tense violin screech',
      'thriller stinger',
      'jump scare',
      'scary dissonant strings',
    ],
    seconds: 3,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune, length } = take;
      for (const [index, hz] of [740, 784, 831, 1109, 1480, 1568].entries()) {
        const bowed = times(drift(random, length, 7, 0.992, 1.008), hz * tune);
        const string = filter(
          filter(tone(length, bowed, 'saw', random.next()), 'high', 500),
          'low',
          6500 * take.bright,
        );
        take.event(
          times(
            times(string, drift(random, length, 13, 0.5, 1)),
            line(length, [
              [0, 0],
              [0.02, 1],
              [0.6, 0.7],
              [1, 0],
            ]),
          ),
          0,
          { gain: 0.2, pan: (index - 2.5) / 3 },
        );
      }
      take.event(thump(100, 32, 1.2), 0, { gain: 0.8 });
    },
  },
  {
    id: 'reverse',
    title: 'Reverse cymbal',
    category: 'cinematic',
    captions: ['reverse cymbal', 'reversed swell', 'sucking in transition', 'rewind effect'],
    seconds: 2.5,
    sustained: false,
    fills: true,
    render(take) {
      const { random, length } = take;
      for (const side of [-0.7, 0.7]) {
        const swell = times(
          filter(noise(random, length), 'high', 2600),
          line(length, [
            [0, 0],
            [0.5, 0.12],
            [0.98, 1],
            [1, 0],
          ]),
        );
        take.event(
          add(swell, times(filter(noise(random, length), 'band', 5200, 6), hill(length, 0.97)), 0.5),
          0,
          { gain: 0.8, pan: side },
        );
      }
    },
  },
];
