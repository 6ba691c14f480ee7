import { drift, filter, hill, line, noise, type Random, times, toLength, voice } from '../dsp/index.ts';
import type { Take } from './take.ts';

const vowels = [
  [700, 1150],
  [500, 1750],
  [320, 2200],
  [480, 880],
  [350, 750],
  [600, 1400],
] as const;

/** Speech without words: syllables of one person. */
function babble(random: Random, seconds: number, pitch: number): Float32Array {
  const length = toLength(seconds);
  const hz = times(drift(random, length, 2.6, 0.82, 1.2), pitch);
  const first = drift(random, length, 5, 300, 800);
  const second = drift(random, length, 5, 800, 2200);
  const formants = [
    { hz: first, q: 4, gain: 1 },
    { hz: second, q: 6, gain: 1.8 },
    { hz: 2800, q: 6, gain: 1.2 },
  ];
  const speech = voice(random, { hz, formants, breath: 0.2, rough: 0.04 });
  const syllables = drift(random, length, 8, -0.8, 1).map((value) => Math.max(0, value) ** 0.7);
  return times(
    times(speech, syllables),
    line(length, [
      [0, 0],
      [0.08, 1],
      [0.9, 1],
      [1, 0],
    ]),
  );
}

/** People of both sexes, some near and most farther off. What one says is heard again elsewhere, at another time. */
export function crowd(take: Take, people: number, pitchUp: number): void {
  const { random } = take;
  const said = Array.from({ length: 10 }, () => {
    const seconds = random.between(0.9, 2.6);
    const pitch = random.pick([105, 125, 190, 215]) * random.vary(0.1) * take.tune * pitchUp;
    return { seconds, samples: babble(random, seconds, pitch) };
  });
  for (let person = 0; person < people; person += 1) {
    const spot = { gain: person < 2 ? 1.1 : random.ratio(0.1, 0.4), pan: random.between(-1, 1) };
    let at = take.loop || person === 0 ? 0 : -random.between(0, 1.5);
    while (at < take.seconds) {
      const { seconds, samples } = random.pick(said);
      take.event(samples, Math.max(0, at), spot);
      at += seconds + random.between(0.1, 1.2);
    }
  }
}

export function cheer(take: Take): void {
  const { random } = take;
  for (let person = 0; person < 22; person += 1) {
    const length = toLength(random.between(1.2, 2.6));
    const base = random.ratio(190, 520) * take.tune;
    const [one, two] = random.pick(vowels);
    const hz = line(length, [
      [0, base * 0.85],
      [0.25, base * 1.15],
      [1, base * 0.8],
    ]);
    const shout = voice(random, {
      hz,
      formants: [
        { hz: one, q: 3, gain: 1 },
        { hz: two, q: 4, gain: 0.6 },
        { hz: 2900, q: 4, gain: 0.3 },
      ],
      breath: 0.2,
      rough: 0.15,
    });
    take.event(times(shout, hill(length, 0.3, 0.7)), random.next() * Math.max(0.1, take.seconds - 1.5), {
      gain: 0.35,
      pan: random.between(-1, 1),
    });
  }
  take.bed(
    (length) =>
      times(
        filter(noise(random, length, 'pink'), 'band', drift(random, length, 1.5, 800, 1500), 0.5),
        drift(random, length, 1, 0.5, 1),
      ),
    0.7,
  );
}
