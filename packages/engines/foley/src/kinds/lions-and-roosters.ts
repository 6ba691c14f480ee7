import { add, drift, filter, line, noise, times, toLength, tone, voice } from '../dsp/index.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

/** Long and rough, its pitch rising to some 190 Hz and sinking (Eklund et al. 2011); a square, flat throat makes it loud. */
function roar(take: Take, at: number, seconds: number, strength: number): void {
  const { random, tune } = take;
  const length = toLength(seconds);
  const top = 175 * tune * (0.8 + 0.3 * strength) * random.vary(0.05);
  const hz = line(length, [
    [0, 0.55 * top],
    [0.25, top],
    [0.6, 0.9 * top],
    [1, 0.5 * top],
  ]);
  const mouth = line(length, [
    [0, 260],
    [0.3, 560],
    [0.7, 500],
    [1, 300],
  ]).map((value) => value * tune);
  const growl = voice(random, {
    hz,
    formants: [
      { hz: mouth, q: 2.4, gain: 1 },
      { hz: 900 * tune, q: 3, gain: 0.6 },
      { hz: 1700 * tune, q: 4, gain: 0.25 },
    ],
    breath: 0.1,
    rough: 0.09,
  });
  const breath = filter(filter(noise(random, length, 'pink'), 'band', 480 * tune, 0.8), 'high', 90);
  add(
    growl,
    times(
      breath,
      tone(length, hz).map((value) => 0.5 + 0.5 * value),
    ),
    0.3,
  );
  times(growl, drift(random, length, 30, 0.55, 1));
  const swell = line(length, [
    [0, 0],
    [0.15, 0.6],
    [0.35, 1],
    [0.65, 0.8],
    [1, 0],
  ]);
  take.event(times(growl, swell), at, { gain: 2 * strength });
}

/** Four syllables, each higher than the one before, the last one long and falling at its end. */
const crow = [
  { at: 0, seconds: 0.16, from: 430, top: 560, to: 520 },
  { at: 0.22, seconds: 0.22, from: 560, top: 690, to: 640 },
  { at: 0.48, seconds: 0.3, from: 640, top: 800, to: 740 },
  { at: 0.86, seconds: 1.05, from: 700, top: 880, to: 470 },
] as const;

function rooster(take: Take, start: number): void {
  const { random, tune, pace } = take;
  for (const { at, seconds, from, top, to } of crow) {
    const length = toLength((seconds / pace) * random.vary(0.05));
    const hz = line(length, [
      [0, from],
      [0.25, top],
      [0.7, top * 0.96],
      [1, to],
    ]).map((value) => value * tune);
    const cry = voice(random, {
      hz: times(drift(random, length, 18, 0.985, 1.015), hz),
      formants: [
        { hz: 1250 * tune, q: 2.5, gain: 1 },
        { hz: 2300 * tune, q: 4, gain: 0.7 },
        { hz: 3700 * tune, q: 5, gain: 0.35 },
      ],
      breath: 0.07,
      rough: 0.06,
    });
    const swell = line(length, [
      [0, 0],
      [0.08, 0.9],
      [0.6, 1],
      [0.85, 0.6],
      [1, 0],
    ]);
    take.event(times(cry, swell), start + at / pace, { gain: 2 });
  }
}

export const lionsAndRoosters: KindList = [
  {
    id: 'lion',
    title: 'Lion roaring',
    category: 'animals',
    captions: ['lion roaring', 'lion roar', 'tiger roar', 'big cat growling'],
    seconds: 4,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 3.6)) {
        roar(take, at, 1.7, 1);
        // it ends in grunts, shorter and weaker
        for (const [late, strength] of [
          [2, 0.6],
          [2.75, 0.5],
          [3.45, 0.4],
        ] as const)
          roar(take, at + late, 0.45, strength);
      }
    },
  },
  {
    id: 'rooster',
    title: 'Rooster crowing',
    category: 'animals',
    captions: ['rooster crowing', 'a rooster crows', 'cock-a-doodle-doo', 'cockerel in the morning'],
    seconds: 2.2,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 2.6)) rooster(take, at);
    },
  },
];
