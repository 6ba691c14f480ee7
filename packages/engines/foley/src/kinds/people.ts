import {
  add,
  drift,
  filter,
  hill,
  line,
  noise,
  type Random,
  strike,
  times,
  toLength,
  tone,
  voice,
} from '../dsp/index.ts';
import { cheer, crowd } from './crowds.ts';
import { burst, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';

function clap(random: Random): Float32Array {
  return burst(random, random.ratio(850, 1900), random.between(0.025, 0.05), 1.1);
}

export const people: KindList = [
  {
    id: 'crowd',
    title: 'Crowd talking',
    category: 'people',
    captions: [
      'crowd talking',
      'people murmuring in a restaurant',
      'busy cafe chatter',
      'party in the background',
      'audience before a show',
      'office chatter',
    ],
    seconds: 8,
    sustained: true,
    render(take) {
      crowd(take, Math.round(11 * take.dense), 1);
      take.bed(
        (length) =>
          times(
            filter(noise(take.random, length, 'pink'), 'band', 500, 0.5),
            drift(take.random, length, 2, 0.5, 1),
          ),
        0.12,
      );
    },
  },
  {
    id: 'applause',
    title: 'Applause',
    category: 'people',
    captions: [
      'applause',
      'audience clapping',
      'people clap their hands',
      'standing ovation',
      'single hand clap',
    ],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, force } = take;
      if (take.count) {
        for (const at of take.hits(take.count, 0.4)) take.event(clap(random), at, { gain: 1 });
        return;
      }
      for (let hands = 0; hands < Math.round((26 + 40 * force) * take.dense); hands += 1) {
        const spot = { gain: random.ratio(0.1, 0.6), pan: random.between(-1, 1) };
        for (const at of take.beats(random.between(3, 5.5), 0.12)) take.event(clap(random), at, spot);
      }
    },
  },
  {
    id: 'cheering',
    title: 'Cheering crowd',
    category: 'people',
    captions: [
      'crowd cheering',
      'stadium crowd roar',
      'goal celebration',
      'fans shouting',
      'people yelling hooray',
    ],
    seconds: 5,
    sustained: true,
    render: cheer,
  },
  {
    id: 'heartbeat',
    title: 'Heartbeat',
    category: 'people',
    captions: ['heartbeat', 'heart beating', 'pulse thumping in the chest'],
    seconds: 6,
    sustained: true,
    render(take) {
      for (const at of take.beats(1.15 * take.pace, 0.01)) {
        take.event(thump(62 * take.tune, 38 * take.tune, 0.22), at, { gain: 1 });
        take.event(thump(74 * take.tune, 44 * take.tune, 0.16), at + 0.3 / Math.sqrt(take.pace), {
          gain: 0.7,
        });
      }
    },
  },
  {
    id: 'breathing',
    title: 'Breathing',
    category: 'people',
    captions: [
      'breathing',
      'heavy breathing',
      'person panting after running',
      'sigh',
      'breathing through a mask',
    ],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const at of take.beats(0.33 * take.pace, 0.04)) {
        const span = 1 / (0.33 * take.pace);
        for (const [late, share, hz] of [
          [0, 0.36, 1900],
          [0.46, 0.42, 1050],
        ] as const) {
          const length = toLength(span * share);
          const air = add(
            filter(noise(random, length, 'pink'), 'band', hz * tune, 1.2),
            filter(noise(random, length), 'band', 2.4 * hz * tune, 3),
            0.3,
          );
          take.event(times(air, hill(length, hz > 1500 ? 0.65 : 0.25)), at + late * span, { gain: 1 });
        }
      }
    },
  },
  {
    id: 'snore',
    title: 'Snoring',
    category: 'people',
    captions: ['snoring', 'someone sleeping and snoring', 'loud snore'],
    seconds: 7,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const at of take.beats(0.28 * take.pace, 0.04)) {
        const length = toLength(1.5);
        const flutter = tone(
          length,
          drift(random, length, 5, 24, 33).map((hz) => hz * tune),
          'saw',
        ).map((value) => Math.max(0, value) ** 2);
        const snort = times(
          add(
            filter(noise(random, length), 'band', 420 * tune, 1.5),
            filter(noise(random, length), 'band', 1300 * tune, 2),
            0.5,
          ),
          flutter,
        );
        take.event(times(snort, hill(length, 0.6)), at, { gain: 2 });
        take.event(
          times(filter(noise(random, length, 'pink'), 'band', 900, 1), hill(length, 0.2)),
          at + 1.7,
          { gain: 0.2 },
        );
      }
    },
  },
  {
    id: 'whistle',
    title: 'Whistle',
    category: 'people',
    captions: ['referee whistle', 'whistling', 'sports whistle blown', 'police whistle'],
    seconds: 1.6,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.7)) {
        const length = toLength(Math.min(1.1, take.seconds - 0.1));
        const pea = tone(length, drift(random, length, 3, 28, 36));
        const hz = pea.map((value) => (2900 + 130 * value) * tune);
        const blown = add(tone(length, hz), filter(noise(random, length), 'band', 3000 * tune, 2), 0.35);
        take.event(
          times(
            times(
              blown,
              pea.map((value) => 0.7 + 0.3 * value),
            ),
            line(length, [
              [0, 0],
              [0.04, 1],
              [0.9, 1],
              [1, 0],
            ]),
          ),
          at,
          { gain: 0.7 },
        );
      }
    },
  },
  {
    id: 'baby',
    title: 'Baby crying',
    category: 'people',
    captions: ['baby crying', 'infant crying', 'newborn wailing'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const at of take.beats(0.75 * take.pace, 0.06)) {
        const length = toLength(random.between(0.75, 1.05));
        const hz = line(length, [
          [0, 350],
          [0.2, 470],
          [0.7, 440],
          [1, 320],
        ]).map((value) => value * tune * 1.02);
        const formants = [
          {
            hz: line(length, [
              [0, 700],
              [0.3, 1150],
              [1, 800],
            ]),
            q: 4,
            gain: 1,
          },
          { hz: 1900, q: 5, gain: 0.6 },
          { hz: 3600, q: 5, gain: 0.4 },
        ];
        take.event(
          times(voice(random, { hz, formants, breath: 0.07, rough: 0.1 }), hill(length, 0.35, 0.5)),
          at,
          { gain: 1.5 },
        );
      }
    },
  },
  {
    id: 'scream',
    title: 'Scream',
    category: 'people',
    captions: ['scream', 'woman screaming in a horror film', 'terrified shriek', 'man yelling'],
    seconds: 2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 1.6)) {
        const length = toLength(1.5);
        const hz = line(length, [
          [0, 520],
          [0.12, 980],
          [0.7, 900],
          [1, 560],
        ]).map((value) => value * tune);
        const formants = [
          { hz: 1150, q: 3, gain: 1 },
          { hz: 1900, q: 4, gain: 0.7 },
          { hz: 3300, q: 4, gain: 0.5 },
        ];
        const cry = voice(random, {
          hz: times(drift(random, length, 12, 0.98, 1.02), hz),
          formants,
          breath: 0.15,
          rough: 0.25,
        });
        take.event(
          times(
            cry,
            line(length, [
              [0, 0],
              [0.06, 1],
              [0.75, 0.8],
              [1, 0],
            ]),
          ),
          at,
          { gain: 1.5 },
        );
      }
    },
  },
  {
    id: 'swallow',
    title: 'Drinking',
    category: 'people',
    captions: ['drinking', 'gulping water', 'swallowing', 'slurp'],
    seconds: 2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(3, 0.55)) {
        const length = toLength(0.16);
        const gulp = add(
          tone(
            length,
            line(length, [
              [0, 170],
              [0.5, 380],
              [1, 240],
            ]).map((hz) => hz * tune),
          ),
          filter(noise(random, length), 'band', 700, 2),
          0.4,
        );
        take.event(times(gulp, hill(length, 0.4)), at + 0.05, { gain: 0.9 });
        take.event(times(burst(random, 1200, 0.05), strike(toLength(0.06), 0.05)), at + 0.24, { gain: 0.3 });
      }
    },
  },
];
