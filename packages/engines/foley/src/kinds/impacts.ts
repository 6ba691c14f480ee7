import { add, body, filter, line, noise, RATIOS, ring, times, toLength } from '../dsp/index.ts';
import { burst, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

/** Pieces that fly and ring when they land, more at first. */
function debris(
  take: Take,
  start: number,
  count: number,
  low: number,
  high: number,
  ratios: readonly number[],
  seconds: number,
): void {
  const { random, tune } = take;
  const shards = Array.from({ length: 30 }, () => {
    const hz = random.ratio(low, high) * tune;
    return ring(toLength(seconds * 1.3), body(random, { hz, ratios, seconds, spread: 0.06 }), 0.00005);
  });
  for (let piece = 0; piece < count; piece += 1) {
    const late = random.wait(0.28);
    take.event(random.pick(shards), start + late, {
      gain: 0.3 * random.vary(0.5) * Math.exp(-late),
      pan: random.between(-0.8, 0.8),
    });
  }
}

export const impacts: KindList = [
  {
    id: 'wood-hit',
    title: 'Wood hit',
    category: 'impacts',
    captions: ['wood hit', 'wooden thud', 'plank falls on the floor', 'wooden box dropped', 'stick breaking'],
    seconds: 1,
    sustained: false,
    render(take) {
      const { random, tune, force } = take;
      for (const at of take.hits(1, 0.5)) {
        const wood = ring(
          toLength(0.6),
          body(random, { hz: 170 * tune, ratios: RATIOS.box, seconds: 0.25, spread: 0.05 }),
          0.0008,
        );
        take.event(
          add(add(wood, burst(random, 1600 * tune, 0.03), 0.9), thump(130 * tune, 60, 0.12), 0.9),
          at,
          { gain: 0.7 + force },
        );
      }
    },
  },
  {
    id: 'metal-hit',
    title: 'Metal clang',
    category: 'impacts',
    captions: ['metal clang', 'metal hit', 'steel pipe falling', 'anvil strike', 'metallic bang'],
    seconds: 2.5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.8)) {
        const hz = 340 * tune * random.vary(0.15);
        const metal = ring(
          toLength(2.6),
          body(random, { hz, ratios: RATIOS.plate, seconds: 1.8, damping: 0.5, spread: 0.04 }),
          0.0002,
        );
        take.event(add(metal, burst(random, 4200, 0.02), 1.2), at, {
          gain: 0.8,
          pan: random.between(-0.1, 0.1),
        });
      }
    },
  },
  {
    id: 'glass-break',
    title: 'Glass breaking',
    category: 'impacts',
    captions: ['glass breaking', 'window shattering', 'bottle smashed', 'broken glass falls', 'plate breaks'],
    seconds: 2.4,
    sustained: false,
    render(take) {
      const { random, force } = take;
      for (const at of take.hits(1, 1)) {
        take.event(burst(random, 3200, 0.09, 0.4), at, { gain: 1.4 + force });
        take.event(burst(random, 900, 0.05, 0.6), at, { gain: 0.8 });
        debris(take, at + 0.012, Math.round(150 + 120 * force), 2100, 9500, RATIOS.glass, 0.045);
        debris(take, at + 0.35, 28, 2600, 9000, RATIOS.glass, 0.06);
      }
    },
  },
  {
    id: 'stones',
    title: 'Falling rocks',
    category: 'impacts',
    captions: [
      'rocks falling',
      'rockslide',
      'stones tumbling down',
      'avalanche',
      'rubble collapse',
      'building collapsing',
    ],
    seconds: 4,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune, force } = take;
      const fall = line(take.length, [
        [0, 0.2],
        [0.25, 1],
        [0.6, 0.6],
        [1, 0],
      ]);
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'brown'), 'low', 260), length === fall.length ? fall : 0.5),
        0.8 * (0.3 + force),
      );
      for (const at of take.scatter(26 * take.dense)) {
        const gain = fall[Math.floor(at * 44_100)]! * random.vary(0.5);
        const rock = add(
          burst(random, random.ratio(350, 2400) * tune, random.ratio(0.02, 0.09), 1.4),
          thump(random.ratio(60, 160) * tune, 45, 0.1),
          0.8,
        );
        take.event(rock, at, { gain, pan: random.between(-0.8, 0.8) });
      }
    },
  },
  {
    id: 'body-fall',
    title: 'Thud',
    category: 'impacts',
    captions: [
      'thud',
      'body falling to the ground',
      'something heavy drops on the floor',
      'dull impact',
      'sack dropped',
    ],
    seconds: 1,
    sustained: false,
    render(take) {
      const { random, tune, force } = take;
      for (const at of take.hits(1, 0.6)) {
        take.event(thump(95 * tune, 34 * tune, 0.3), at, { gain: 1 + 0.5 * force });
        take.event(burst(random, 320 * tune, 0.12, 0.6), at, { gain: 1.1 });
        take.event(burst(random, 1500, 0.06, 0.5), at + 0.04, { gain: 0.3, pan: 0.2 });
      }
    },
  },
  {
    id: 'punch',
    title: 'Punch',
    category: 'impacts',
    captions: ['punch', 'fist fight hit', 'kick in a fight scene', 'boxing hit', 'slap in the face'],
    seconds: 0.7,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.4)) {
        const length = toLength(0.09);
        take.event(
          times(
            filter(
              noise(random, length),
              'band',
              line(length, [
                [0, 400],
                [1, 1600],
              ]),
              1,
            ),
            line(length, [
              [0, 0],
              [1, 1],
            ]),
          ),
          at,
          { gain: 0.25 },
        );
        take.event(
          add(thump(170 * tune, 50 * tune, 0.14), burst(random, 1100 * tune, 0.05, 0.5), 2),
          at + 0.085,
          { gain: 1.2 },
        );
      }
    },
  },
  {
    id: 'crash',
    title: 'Crash',
    category: 'impacts',
    captions: [
      'car crash',
      'big crash',
      'metal debris falling',
      'collision',
      'pots and pans falling',
      'wreck',
    ],
    seconds: 3,
    sustained: false,
    render(take) {
      const { random, tune, force } = take;
      for (const at of take.hits(1, 1.4)) {
        take.event(thump(110 * tune, 36 * tune, 0.5), at, { gain: 1.4 });
        take.event(burst(random, 700, 0.35, 0.3), at, { gain: 2 + force });
        take.event(burst(random, 3400, 0.2, 0.4), at, { gain: 1.3 });
        debris(take, at + 0.02, 26, 240, 1400, RATIOS.plate, 0.5);
        debris(take, at + 0.1, 40, 2200, 7000, RATIOS.glass, 0.12);
      }
    },
  },
  {
    id: 'ball-bounce',
    title: 'Bouncing ball',
    category: 'impacts',
    captions: ['ball bouncing', 'basketball dribble', 'rubber ball bounces', 'ping pong ball'],
    seconds: 2.5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      let at = 0.02;
      let gap = 0.55 / take.pace;
      for (let bounce = 0; bounce < (take.count ?? 11) && at < take.seconds; bounce += 1) {
        const ball = add(
          ring(
            toLength(0.25),
            body(random, { hz: 125 * tune, ratios: [1, 2.4, 4.1, 6.3], seconds: 0.16 }),
            0.0015,
          ),
          burst(random, 1100 * tune, 0.02),
          0.7,
        );
        take.event(ball, at, { gain: 0.86 ** bounce });
        at += gap;
        gap *= 0.84;
      }
    },
  },
];
