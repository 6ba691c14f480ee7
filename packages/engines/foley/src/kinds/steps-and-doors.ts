import {
  add,
  body,
  drift,
  filter,
  line,
  noise,
  RATIOS,
  type Random,
  ring,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { bubble, burst, click, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Surface, Take } from './take.ts';

/** Heel and sole on a surface: what the ground adds to the weight that comes down. */
function step(random: Random, surface: Surface, tune: number): Float32Array {
  const sound = new Float32Array(toLength(0.45));
  const grains = (count: number, low: number, high: number, seconds: number, gain: number): void => {
    for (let grain = 0; grain < count; grain += 1) {
      const at = toLength(Math.min(0.3, random.next() ** 1.6 * seconds));
      add(sound, burst(random, random.ratio(low, high), 0.012, 1.2), gain * random.vary(0.6), at);
    }
  };
  const heel = (hz: number, gain: number): Float32Array =>
    add(sound, thump(hz * tune, hz * 0.6 * tune, 0.09), gain);
  switch (surface) {
    case 'gravel':
      heel(90, 0.1);
      grains(90, 1500, 7000, 0.22, 0.34);
      break;
    case 'snow':
      heel(80, 0.16);
      grains(110, 900, 3400, 0.3, 0.2);
      break;
    case 'leaves':
      heel(80, 0.12);
      grains(90, 2500, 9000, 0.3, 0.2);
      break;
    case 'grass':
    case 'carpet':
      heel(85, 0.7);
      add(
        sound,
        burst(random, surface === 'grass' ? 2200 : 700, 0.09, 0.6),
        surface === 'grass' ? 0.35 : 0.3,
      );
      break;
    case 'water':
      add(sound, burst(random, 700, 0.2, 0.6), 0.7);
      for (let drop = 0; drop < 9; drop += 1)
        add(sound, bubble(random, random.ratio(400, 1800), 0.04), 0.25, toLength(random.next() * 0.2));
      break;
    case 'metal':
      heel(110, 0.5);
      add(
        sound,
        ring(
          sound.length,
          body(random, { hz: 310 * tune, ratios: RATIOS.plate, seconds: 0.35, spread: 0.02 }),
        ),
        0.5,
      );
      add(sound, burst(random, 3000, 0.012), 0.5);
      break;
    case 'wood':
      heel(105, 0.9);
      add(
        sound,
        ring(
          sound.length,
          body(random, { hz: 190 * tune, ratios: RATIOS.box, seconds: 0.11, spread: 0.04 }),
          0.0015,
        ),
        0.7,
      );
      add(sound, burst(random, 1700 * tune, 0.02), 0.5);
      break;
    default:
      heel(95, 0.6);
      add(sound, burst(random, 2300 * tune, 0.018, 0.9), 1);
      add(sound, burst(random, 900 * tune, 0.05, 0.8), 0.45);
  }
  // the sole comes down after the heel
  return add(
    sound,
    burst(random, surface === 'stone' ? 1500 : 800, 0.03, 0.8),
    0.35,
    toLength(random.between(0.07, 0.1)),
  );
}

function walk(take: Take, perSecond: number, surface: Surface): void {
  const { random, force, tune } = take;
  const beats = take.beats(perSecond * take.pace, 0.03).slice(0, take.count);
  for (const [foot, at] of beats.entries()) {
    const gain = (0.5 + 0.6 * force) * random.vary(0.12);
    take.event(step(random, surface, tune * random.vary(0.04)), at, { gain, pan: foot % 2 ? 0.16 : -0.16 });
  }
}

function footsteps(surface: Surface, title: string, captions: readonly string[]) {
  return {
    id: `footsteps-${surface}`,
    title,
    category: 'footsteps' as const,
    captions,
    seconds: 5,
    sustained: true,
    render: (take: Take) => walk(take, 1.8, take.surface ?? surface),
  };
}

/** Stick and slip: the hinge holds, gives, holds again, and the wood rings at each jerk. */
function creak(take: Take, start: number, seconds: number, low: number, high: number): void {
  const { random, tune } = take;
  const length = toLength(seconds);
  const jerks = times(
    drift(random, length, 3.2, low, high),
    line(length, [
      [0, 0.5],
      [0.4, 1],
      [1, 0.6],
    ]),
  );
  const source = tone(
    length,
    jerks.map((value) => value * tune),
    'saw',
  ).map((value, at, all) => Math.max(0, value - (all[at - 1] ?? 0)));
  add(
    source,
    times(
      noise(random, length),
      jerks.map((value) => value / 4000),
    ),
    0.4,
  );
  const sound = new Float32Array(length);
  for (const { hz, gain } of body(random, {
    hz: 420 * tune,
    ratios: [1, 1.7, 2.6, 3.9, 5.7],
    seconds: 0.1,
    spread: 0.08,
  })) {
    const wander = drift(random, length, 1.1, hz * 0.92, hz * 1.09);
    add(sound, filter(source.slice(), 'band', wander, 14), gain);
  }
  // it holds, gives with a jerk and holds again, several times on its way
  const gives = drift(random, length, 9, -1, 1).map((value) => Math.max(0.012, value) ** 0.7);
  times(sound, gives);
  const swing = line(length, [
    [0, 0],
    [0.05, 0.8],
    [0.6, 1],
    [0.95, 0.7],
    [1, 0],
  ]);
  take.event(times(sound, swing), start, { gain: 6, pan: 0.1 });
}

function slam(take: Take, start: number, force: number): void {
  const { random, tune } = take;
  const wood = ring(
    toLength(0.7),
    body(random, { hz: 72 * tune, ratios: RATIOS.box, seconds: 0.45, spread: 0.05 }),
    0.002,
  );
  take.event(wood, start, { gain: 0.6 + 0.6 * force });
  take.event(thump(120 * tune, 40 * tune, 0.3), start, { gain: 1.1 });
  take.event(burst(random, 700 * tune, 0.11, 0.5), start, { gain: 0.8 + force, pan: 0.1 });
  take.event(burst(random, 2600, 0.04, 0.7), start, { gain: 0.7 * force, pan: -0.1 });
  for (const [late, gain] of [
    [0.035, 0.5],
    [0.08, 0.3],
    [0.12, 0.18],
  ] as const)
    take.event(add(click(random, 2100 * tune), click(random, 3400 * tune)), start + late, {
      gain: gain * (0.5 + force),
      pan: 0.3,
    });
}

function latch(take: Take, start: number): void {
  const { random, tune } = take;
  for (const [late, hz] of [
    [0, 1900],
    [0.05, 2700],
    [0.11, 1500],
  ] as const) {
    const metal = ring(
      toLength(0.1),
      body(random, { hz: hz * tune, ratios: RATIOS.bar, seconds: 0.05 }),
      0.0002,
    );
    take.event(add(metal, burst(random, hz, 0.01), 1), start + late, { gain: 0.5, pan: 0.15 });
  }
}

export const stepsAndDoors: KindList = [
  footsteps('stone', 'Footsteps on stone', [
    'footsteps',
    'someone walking',
    'footsteps on concrete or pavement',
    'walking on a stone floor',
    'person running',
  ]),
  footsteps('wood', 'Footsteps on wood', [
    'footsteps on a wooden floor',
    'walking on wood',
    'boots on floorboards',
    'climbing wooden stairs',
  ]),
  footsteps('gravel', 'Footsteps on gravel', [
    'footsteps on gravel',
    'walking on pebbles',
    'steps on sand and stones',
  ]),
  footsteps('snow', 'Footsteps in snow', [
    'footsteps in snow',
    'walking on crunchy snow',
    'boots in fresh snow',
  ]),
  footsteps('leaves', 'Footsteps in leaves', [
    'footsteps in dry leaves',
    'walking through the forest floor',
    'rustling leaves underfoot',
  ]),
  footsteps('grass', 'Footsteps on grass', [
    'footsteps on grass',
    'walking on a meadow',
    'soft footsteps on carpet',
  ]),
  footsteps('metal', 'Footsteps on metal', [
    'footsteps on metal stairs',
    'walking on a steel grating',
    'metal walkway',
  ]),
  footsteps('water', 'Footsteps in water', [
    'footsteps in water',
    'walking through puddles',
    'splashing steps',
    'wading through mud',
  ]),
  {
    id: 'door-creak',
    title: 'Door creaking',
    category: 'doors',
    captions: [
      'door creaking open',
      'squeaky old wooden door slowly opening',
      'rusty hinge squeak',
      'haunted house door',
      'creaking floorboard',
    ],
    seconds: 3,
    sustained: false,
    render(take) {
      const seconds = Math.min(take.seconds, 3 / take.pace);
      creak(take, 0.05, Math.max(0.4, seconds - 0.2), 16, 75);
    },
  },
  {
    id: 'door-slam',
    title: 'Door slam',
    category: 'doors',
    captions: ['door slam', 'slamming a door shut', 'heavy door bang', 'gate slams'],
    seconds: 1.5,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 0.9)) slam(take, at + 0.02, 0.4 + 0.6 * take.force);
    },
  },
  {
    id: 'door-open',
    title: 'Door opening and closing',
    category: 'doors',
    captions: [
      'door opening',
      'opening and closing a door',
      'door handle turned and door closed',
      'someone enters a room',
    ],
    seconds: 2.8,
    sustained: false,
    render(take) {
      latch(take, 0.05);
      creak(take, 0.28, 0.7 / take.pace, 30, 95);
      latch(take, 1.5 / take.pace);
      slam(take, 1.62 / take.pace, 0.15);
    },
  },
  {
    id: 'knock',
    title: 'Knocking',
    category: 'doors',
    captions: ['knocking on a door', 'knock knock', 'someone knocks', 'pounding on a wooden door'],
    seconds: 1.6,
    sustained: false,
    render(take) {
      const { random, force, tune } = take;
      for (const at of take.hits(3, 0.27)) {
        const wood = ring(
          toLength(0.3),
          body(random, { hz: 155 * tune, ratios: RATIOS.box, seconds: 0.16, spread: 0.015 }),
          0.0012,
        );
        take.event(
          add(add(wood, burst(random, 900 * tune, 0.025), 0.9), thump(140 * tune, 90 * tune, 0.08), 0.8),
          at,
          { gain: (0.6 + 0.6 * force) * random.vary(0.1) },
        );
      }
    },
  },
  {
    id: 'lock',
    title: 'Key in a lock',
    category: 'doors',
    captions: ['key turning in a lock', 'unlocking a door', 'lock clicking', 'bolt slides', 'keys jingling'],
    seconds: 2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (let key = 0; key < 11; key += 1) {
        const metal = ring(
          toLength(0.15),
          body(random, { hz: random.ratio(2600, 5200) * tune, ratios: RATIOS.bar, seconds: 0.1 }),
          0.0001,
        );
        take.event(metal, random.between(0, 0.75), {
          gain: 0.3 * random.vary(0.4),
          pan: random.between(-0.2, 0.2),
        });
      }
      latch(take, 0.95 / take.pace);
      take.event(add(thump(180, 110, 0.06), burst(random, 1300 * tune, 0.03), 1.4), 1.3 / take.pace, {
        gain: 0.9,
      });
    },
  },
  {
    id: 'sliding-door',
    title: 'Sliding door',
    category: 'doors',
    captions: [
      'sliding door',
      'elevator doors opening',
      'spaceship door whoosh',
      'drawer opening',
      'curtain pulled',
    ],
    seconds: 1.8,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const length = toLength(1.1 / take.pace);
      const roll = times(
        filter(
          noise(random, length, 'pink'),
          'band',
          line(length, [
            [0, 500],
            [0.5, 1300],
            [1, 600],
          ]).map((hz) => hz * tune),
          0.9,
        ),
        line(length, [
          [0, 0],
          [0.12, 0.8],
          [0.85, 1],
          [1, 0],
        ]),
      );
      take.event(roll, 0.04, { gain: 1.4, pan: -0.2 });
      take.event(add(thump(130 * tune, 60, 0.15), burst(random, 1100, 0.04), 1), 1.1 / take.pace, {
        gain: 1,
        pan: 0.2,
      });
      take.event(times(filter(noise(random, length), 'high', 4500), strike(length, 0.8, 0.02)), 0.02, {
        gain: 0.25,
      });
    },
  },
];
