import { add, drift, filter, line, noise, steep, strike, times, toLength } from '../dsp/index.ts';
import { bubble, burst } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

function bubbles(take: Take, perSecond: number, low: number, high: number, gain: number): void {
  const { random } = take;
  for (const at of take.scatter(perSecond * take.dense)) {
    const hz = random.ratio(low, high) * take.tune;
    const level = gain * random.vary(0.6) * (low / hz) ** 0.3;
    take.event(bubble(random, hz, Math.min(0.09, 28 / hz)), at, {
      gain: level,
      pan: random.between(-0.9, 0.9),
    });
  }
}

export const water: KindList = [
  {
    id: 'stream',
    title: 'Stream',
    category: 'water',
    captions: ['a small stream of water', 'babbling brook', 'river flowing', 'creek in the forest'],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random, force } = take;
      bubbles(take, 130 + 150 * force, 350, 2600, 0.12);
      take.bed(
        (length) => {
          const flow = filter(
            noise(random, length, 'pink'),
            'band',
            drift(random, length, 1.5, 500, 1400),
            0.6,
          );
          return times(flow, drift(random, length, 3, 0.6, 1));
        },
        0.12 + 0.3 * force,
      );
      // foam where it breaks on stones
      take.bed(
        (length) => times(filter(noise(random, length), 'band', 3600, 0.5), drift(random, length, 5, 0.6, 1)),
        0.1 + 0.16 * force,
      );
    },
  },
  {
    id: 'waterfall',
    title: 'Waterfall',
    category: 'water',
    captions: ['waterfall', 'roaring waterfall', 'water rushing over rocks', 'rapids'],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random, force, bright } = take;
      take.bed(
        (length) =>
          times(steep(noise(random, length, 'pink'), 'low', 7000 * bright), drift(random, length, 2, 0.8, 1)),
        0.5,
      );
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 300), 0.3 + 0.5 * force);
      bubbles(take, 120, 300, 1500, 0.08);
    },
  },
  {
    id: 'waves',
    title: 'Waves',
    category: 'water',
    captions: ['ocean waves', 'waves on the beach', 'sea surf crashing on the shore', 'seaside'],
    seconds: 16,
    sustained: true,
    render(take) {
      const { random, force, bright } = take;
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 220), 0.18);
      for (const at of take.beats(take.pace / 7.5, 0.06)) {
        const length = toLength(9 * random.vary(0.08));
        const pan = random.between(-0.4, 0.4);
        for (const side of [-1, 1]) {
          const swell = line(length, [
            [0, 0],
            [0.22, 0.35],
            [0.34, 1],
            [0.45, 0.55],
            [1, 0],
          ]);
          const cut = line(length, [
            [0, 350],
            [0.3, 1400],
            [0.36, 5200 * bright],
            [0.6, 3200],
            [1, 1400],
          ]);
          const wash = filter(steep(noise(random, length, 'pink'), 'low', cut), 'high', 120);
          take.event(times(wash, swell), at, {
            gain: (0.6 + 0.5 * force) * random.vary(0.15),
            pan: pan + side * 0.7,
          });
        }
      }
    },
  },
  {
    id: 'drips',
    title: 'Dripping water',
    category: 'water',
    captions: ['water dripping', 'a leaking faucet', 'water drops falling in a cave', 'drip drip'],
    seconds: 7,
    sustained: true,
    render(take) {
      const { random } = take;
      for (const at of take.beats(1.3 * take.pace * take.dense, 0.12)) {
        const hz = random.ratio(700, 1700) * take.tune;
        const drop = bubble(random, hz, 0.07);
        add(drop, burst(random, 4500, 0.005), 0.35);
        take.event(drop, at, { gain: random.vary(0.25), pan: random.between(-0.4, 0.4) });
        if (random.next() < 0.5) take.event(bubble(random, hz * 1.4, 0.05), at + 0.07, { gain: 0.3 });
      }
    },
  },
  {
    id: 'splash',
    title: 'Splash',
    category: 'water',
    captions: ['splash', 'something falls into water', 'jumping into a pool', 'stone thrown into a lake'],
    seconds: 2.5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const start of take.hits(1, 1.4)) {
        const length = toLength(1.6);
        for (const side of [-1, 1]) {
          const cut = line(length, [
            [0, 7000],
            [0.1, 3500],
            [1, 700],
          ]).map((hz) => hz * tune);
          const spray = times(filter(noise(random, length, 'pink'), 'low', cut), strike(length, 1.1, 0.02));
          take.event(spray, start, { gain: 1.3, pan: side * 0.6 });
        }
        take.event(burst(random, 180 * tune, 0.18, 0.8), start, { gain: 2 });
        for (let at = 0; at < 110; at += 1) {
          const late = 0.04 + random.wait(0.3);
          const hz = random.ratio(350, 2600) * tune;
          take.event(bubble(random, hz, 0.04), start + late, {
            gain: 0.3 * Math.exp(-late),
            pan: random.between(-0.8, 0.8),
          });
        }
      }
    },
  },
  {
    id: 'bubbles',
    title: 'Bubbles',
    category: 'water',
    captions: ['bubbles rising under water', 'bubbling liquid', 'boiling water in a pot', 'potion bubbling'],
    seconds: 6,
    sustained: true,
    render(take) {
      bubbles(take, 18 + 60 * take.force, 180, 1100, 0.5);
      take.bed((length) => filter(noise(take.random, length, 'brown'), 'low', 400), 0.08);
    },
  },
  {
    id: 'pouring',
    title: 'Pouring water',
    category: 'water',
    captions: ['pouring water into a glass', 'filling a cup with a drink', 'liquid poured', 'tap running'],
    seconds: 4,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune } = take;
      const rise = (length: number, low: number, high: number) =>
        line(length, [
          [0, low * tune],
          [1, high * tune],
        ]);
      const shape: [number, number][] = take.loop
        ? [
            [0, 1],
            [1, 1],
          ]
        : [
            [0, 0],
            [0.06, 1],
            [0.88, 1],
            [1, 0],
          ];
      take.bed(
        (length) =>
          times(
            filter(noise(random, length, 'pink'), 'band', rise(length, 420, 1500), 3),
            line(length, shape),
          ),
        0.6,
      );
      take.bed((length) => times(filter(noise(random, length), 'high', 3000), line(length, shape)), 0.06);
      for (const at of take.scatter(90)) {
        const share = at / take.seconds;
        if (!take.loop && (share < 0.04 || share > 0.93)) continue;
        const hz = random.ratio(500, 2200) * (0.7 + 0.9 * share) * tune;
        take.event(bubble(random, hz, 0.035), at, {
          gain: 0.16 * random.vary(0.5),
          pan: random.between(-0.3, 0.3),
        });
      }
    },
  },
  {
    id: 'underwater',
    title: 'Underwater',
    category: 'water',
    captions: ['underwater ambience', 'deep under the sea', 'diving', 'inside a submarine'],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random } = take;
      take.bed((length) =>
        times(
          steep(noise(random, length, 'brown'), 'low', drift(random, length, 0.4, 160, 420)),
          drift(random, length, 0.5, 0.6, 1),
        ),
      );
      for (const at of take.scatter(0.7 * take.dense)) {
        const pan = random.between(-0.7, 0.7);
        const many = 4 + Math.floor(random.next() * 10);
        for (let each = 0; each < many; each += 1)
          take.event(bubble(random, random.ratio(160, 700), 0.07), at + each * random.between(0.04, 0.09), {
            gain: 0.3,
            pan,
          });
      }
    },
  },
];
