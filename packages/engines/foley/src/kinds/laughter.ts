import { filter, hill, line, noise, times, toLength, voice } from '../dsp/index.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

/** A bout of "ha": some 4.7 a second, each breathy at first, falling and dying away together (Bachorowski et al. 2001). */
function bout(take: Take, start: number, hz: number): void {
  const { random, pace, force } = take;
  const calls = 5 + Math.floor(4 * random.next());
  let at = start;
  for (let call = 0; call < calls; call += 1) {
    const share = call / calls;
    const length = toLength(random.between(0.11, 0.15) / pace);
    const top = hz * (1.25 - 0.4 * share) * random.vary(0.04);
    const laugh = voice(random, {
      hz: line(length, [
        [0, 0.95 * top],
        [0.3, 1.06 * top],
        [1, 0.85 * top],
      ]),
      formants: [
        { hz: 740, q: 3.5, gain: 1 },
        { hz: 1250, q: 5, gain: 0.6 },
        { hz: 2600, q: 5, gain: 0.3 },
        { hz: 3500, q: 6, gain: 0.15 },
      ],
      breath: 0.12,
      rough: 0.05 + 0.05 * force,
    });
    const gain = (1 - 0.65 * share) * random.vary(0.1);
    take.event(times(laugh, hill(length, 0.3, 0.6)), at + 0.035, { gain: 2 * gain });
    const aspirated = filter(noise(random, toLength(0.06)), 'band', 1300, 0.7);
    take.event(times(aspirated, hill(aspirated.length, 0.6)), at, { gain: 0.35 * gain });
    at += (0.212 / pace) * random.vary(0.04);
  }
  const breath = filter(noise(random, toLength(0.32), 'pink'), 'band', 1600, 2);
  take.event(times(breath, hill(breath.length, 0.6)), at + 0.08, { gain: 0.16 });
}

const laugh = (id: string, title: string, captions: readonly string[], hz: number) => ({
  id,
  title,
  category: 'people' as const,
  captions,
  seconds: 2.4,
  sustained: false,
  render(take: Take): void {
    const pitch = hz * take.tune * take.random.vary(0.07);
    for (const at of take.hits(1, 2.4)) bout(take, at, pitch);
  },
});

export const laughter: KindList = [
  laugh('laugh-man', 'Man laughing', ['man laughing', 'a man laughs', 'laughter', 'evil laugh'], 185),
  laugh(
    'laugh-woman',
    'Woman laughing',
    ['woman laughing', 'a woman laughs', 'girl giggling', 'child laughing'],
    330,
  ),
];
