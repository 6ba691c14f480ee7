import {
  add,
  drift,
  filter,
  line,
  noise,
  type Random,
  strike,
  times,
  toLength,
  voice,
} from '../dsp/index.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

interface Dog {
  /** Top of the pitch of a bark. */
  hz: number;
  /** Length of the throat against that of a dog of middle size. */
  throat: number;
  rough: number;
}

/** One dog: all its barks have its throat. Small ones are high and clear, big ones low and rough (Yin and McCowan 2004). */
function meet({ random, tune, force }: Take): Dog {
  return { hz: 560 * tune * random.vary(0.1), throat: 1 / tune ** 0.7, rough: 0.16 + 0.28 * force };
}

/** The jaw opens and shuts: pitch and resonances go up with it and come down; breath before, a puff at its start. */
function bark(random: Random, { hz, throat, rough }: Dog, strength: number): Float32Array {
  const length = toLength(random.between(0.13, 0.2) * (0.8 + 0.3 * strength) * throat ** 0.4);
  const top = hz * (0.85 + 0.25 * strength) * random.vary(0.05);
  const pitch = line(length, [
    [0, 0.6 * top],
    [0.18, top],
    [0.5, 0.92 * top],
    [1, 0.5 * top],
  ]);
  const jaw = line(length, [
    [0, 480],
    [0.25, 1050],
    [0.6, 980],
    [1, 520],
  ]);
  const formants = [
    { hz: jaw.map((value) => value / throat), q: 2.6, gain: 1 },
    { hz: 1750 / throat, q: 4, gain: 0.75 },
    { hz: 2950 / throat, q: 5, gain: 0.4 },
    { hz: 4300 / throat, q: 5, gain: 0.18 },
  ];
  const sound = voice(random, { hz: pitch, formants, breath: 0.2, rough });
  const puff = times(filter(noise(random, length), 'band', 1500 / throat, 0.7), strike(length, 0.06, 0.004));
  add(sound, puff, 0.5 * strength);
  times(sound, drift(random, length, 85, 1 - rough, 1));
  return times(
    sound,
    line(length, [
      [0, 0],
      [0.05, 0.9],
      [0.3, 1],
      [0.6, 0.5],
      [1, 0],
    ]),
  );
}

export const dogs: KindList = [
  {
    id: 'dog',
    title: 'Dog barking',
    category: 'animals',
    captions: [
      'dog barking',
      'a dog barks',
      'puppy yapping',
      'angry guard dog',
      'dogs barking in the distance',
    ],
    seconds: 2.5,
    sustained: false,
    render(take) {
      const { random, force } = take;
      const dog = meet(take);
      // one bark, or "woof woof", or a run of them
      const barks = take.count ?? random.pick([2, 3, 3, 4, 5]);
      const gap = random.between(0.34, 0.52) / take.pace;
      let at = 0;
      for (let number = 0; number < barks && at < take.seconds; number += 1) {
        const strength = (0.7 + 0.5 * force) * random.vary(0.12);
        take.event(bark(random, dog, strength), at, { gain: 2 * strength, pan: random.between(-0.12, 0.12) });
        at += gap * random.vary(0.14) * (random.next() < 0.15 ? 1.7 : 1);
      }
    },
  },
];
