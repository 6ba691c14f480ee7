import { add, body, drift, filter, noise, RATIOS, ring, strike, times, toLength } from '../dsp/index.ts';
import { burst, click, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';

export const smallThings: KindList = [
  {
    id: 'coin',
    title: 'Coins',
    category: 'household',
    captions: ['coin dropped on a table', 'coins falling', 'money jingling', 'coin spinning'],
    seconds: 1.8,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (let coin = 0; coin < (take.count ?? Math.max(1, Math.round(take.dense))); coin += 1) {
        const modes = body(random, {
          hz: random.ratio(3400, 4700) * tune,
          ratios: RATIOS.coin,
          seconds: 0.3,
        });
        let at = random.between(0, 0.15) * coin + 0.01;
        let gap = 0.28;
        for (let bounce = 0; bounce < 12 && gap > 0.014; bounce += 1) {
          take.event(ring(toLength(0.35), modes, 0.0001), at, {
            gain: 0.8 * 0.8 ** bounce,
            pan: -0.2 + 0.04 * bounce,
          });
          at += gap;
          gap *= 0.76;
        }
      }
    },
  },
  {
    id: 'cork',
    title: 'Cork pop',
    category: 'household',
    captions: ['cork popping', 'opening a bottle of champagne', 'bottle opened', 'pop'],
    seconds: 1.2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.5)) {
        take.event(add(thump(680 * tune, 240 * tune, 0.09), burst(random, 900 * tune, 0.05, 2), 1.6), at, {
          gain: 1.2,
        });
        const fizz = toLength(0.9);
        take.event(times(filter(noise(random, fizz), 'high', 5500), strike(fizz, 1, 0.05)), at + 0.06, {
          gain: 0.09,
        });
      }
    },
  },
  {
    id: 'paper',
    title: 'Paper',
    category: 'household',
    captions: [
      'paper rustling',
      'turning the pages of a book',
      'crumpling paper',
      'turning pages of a book',
      'tearing paper',
      'cloth rustle',
      'plastic bag',
    ],
    seconds: 2.5,
    sustained: true,
    render(take) {
      const { random, bright } = take;
      take.bed(
        (length) =>
          times(
            filter(noise(random, length), 'band', 3800 * bright, 0.6),
            drift(random, length, 5 * take.pace, -0.4, 1).map((value) => Math.max(0, value) ** 2),
          ),
        0.5,
      );
      for (const at of take.scatter(45))
        take.event(click(random, random.ratio(1800, 8000) * bright), at, {
          gain: 0.25 * random.vary(0.8),
          pan: random.between(-0.4, 0.4),
        });
    },
  },
  {
    id: 'chain',
    title: 'Chains',
    category: 'impacts',
    captions: ['chain rattling', 'metal chains dragged', 'armor clinking', 'jingling metal'],
    seconds: 3,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const start of take.beats(2.2 * take.pace, 0.15))
        for (let link = 0; link < 9; link += 1) {
          const metal = ring(
            toLength(0.2),
            body(random, { hz: random.ratio(1100, 3600) * tune, ratios: RATIOS.bar, seconds: 0.12 }),
            0.0002,
          );
          take.event(metal, start + random.wait(0.08), {
            gain: 0.35 * random.vary(0.5),
            pan: random.between(-0.5, 0.5),
          });
        }
    },
  },
  {
    id: 'dishes',
    title: 'Dishes',
    category: 'household',
    captions: [
      'dishes clattering',
      'cutlery and plates',
      'kitchen sounds',
      'cups and glasses clinking',
      'toast cheers glasses',
    ],
    seconds: 4,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const at of take.scatter(5 * take.dense)) {
        const glass = random.next() < 0.5;
        const modes = body(random, {
          hz: random.ratio(glass ? 1700 : 900, glass ? 3300 : 1900) * tune,
          ratios: glass ? RATIOS.glass : RATIOS.plate,
          seconds: glass ? 0.35 : 0.12,
        });
        take.event(add(ring(toLength(0.45), modes, 0.0002), click(random, 4000), 0.4), at, {
          gain: 0.5 * random.vary(0.4),
          pan: random.between(-0.6, 0.6),
        });
      }
    },
  },
  {
    id: 'bite',
    title: 'Crunch',
    category: 'people',
    captions: ['biting an apple', 'crunching', 'eating chips', 'bones breaking', 'chewing'],
    seconds: 1.6,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const start of take.hits(3, 0.45))
        for (let crack = 0; crack < 26; crack += 1)
          take.event(
            burst(random, random.ratio(900, 5200) * tune, 0.014, 1),
            start + random.next() ** 2 * 0.14,
            { gain: 0.45 * random.vary(0.6), pan: random.between(-0.1, 0.1) },
          );
    },
  },
];
