import {
  add,
  body,
  drive,
  eachSide,
  filter,
  glide,
  hill,
  line,
  noise,
  RATIOS,
  ring,
  type Stereo,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { blast } from './fire.ts';
import { burst, click, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

function shot(take: Take, at: number, size: number): void {
  take.stereoEvent(fire(take, size), at);
}

/** The blast at the muzzle, the low blow behind it, and what comes back from all around. */
function fire({ random, tune, bright }: Take, size: number): Stereo {
  const length = toLength(0.5 + 0.7 * size);
  const blow = new Float32Array(length);
  add(blow, drive(burst(random, 2200 * bright, 0.05, 0.3), 3), 0.9);
  add(blow, thump(210 * tune, 55 * tune, 0.2), 0.9);
  return eachSide(() => {
    const cut = line(length, [
      [0, 6500 * bright],
      [0.08, 2200],
      [1, 220],
    ]);
    const air = filter(noise(random, length, 'pink'), 'low', cut);
    const tail = times(air, strike(length, length / 44_100, 0.002));
    return add(blow.slice(), tail, 1.5 * (0.5 + size), toLength(0.004));
  });
}

/** Air that a fast thing moves. */
export function swish(take: Take, at: number, seconds: number, low: number, high: number): void {
  const { random, tune } = take;
  const length = toLength(seconds);
  const path = hill(length, 0.55, 1.2);
  const from = random.next() < 0.5 ? -1 : 1;
  for (const side of [-1, 1]) {
    const center = path.map((value) => (low + (high - low) * value) * tune);
    const air = times(filter(noise(random, length, 'pink'), 'band', center, 1.3), path);
    const move = line(length, [
      [0, 0.5 - 0.5 * side * from],
      [1, 0.5 + 0.5 * side * from],
    ]).map(Math.sqrt);
    take.event(times(air, move), at, { gain: 2, pan: side * 0.8 });
  }
}

function blade(take: Take, at: number, gain: number): void {
  const { random, tune } = take;
  const steel = ring(
    toLength(1.6),
    body(random, {
      hz: random.ratio(880, 1250) * tune,
      ratios: [1, 2.76, 3.4, 4.3, 5.4, 6.1, 7.2, 8.93],
      seconds: 1.1,
      damping: 0.3,
    }).map((mode, place) => ({ ...mode, gain: mode.gain * (place === 0 ? 0.25 : 1.2) })),
    0.00002,
  );
  take.event(add(steel, burst(random, 5200, 0.02), 2), at, { gain, pan: random.between(-0.3, 0.3) });
}

export const weapons: KindList = [
  {
    id: 'gunshot',
    title: 'Gunshot',
    category: 'weapons',
    captions: ['gunshot', 'pistol firing', 'rifle shot', 'gun fired', 'shotgun blast', 'sniper'],
    seconds: 1.6,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 0.6)) shot(take, at, 0.3 + 0.7 * take.force);
    },
  },
  {
    id: 'machine-gun',
    title: 'Machine gun',
    category: 'weapons',
    captions: ['machine gun', 'automatic rifle burst', 'gunfire in a battle', 'submachine gun', 'war'],
    seconds: 2.5,
    sustained: true,
    render(take) {
      const barrel = Array.from({ length: 5 }, () => fire(take, 0.2));
      for (const at of take.beats(10 * take.pace, 0.02).slice(0, take.count))
        if (at < take.seconds - 0.25 || take.loop)
          take.stereoEvent(take.random.pick(barrel), at, take.random.vary(0.08));
    },
  },
  {
    id: 'cannon',
    title: 'Cannon',
    category: 'weapons',
    captions: ['cannon', 'artillery fire', 'pirate ship cannon', 'mortar'],
    seconds: 3.5,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 1.4)) {
        shot(take, at, 1);
        blast(take, at, 0.5);
      }
    },
  },
  {
    id: 'reload',
    title: 'Gun reload',
    category: 'weapons',
    captions: ['reloading a gun', 'gun cocking', 'loading a magazine', 'pump action'],
    seconds: 1.3,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const [late, hz, gain] of [
        [0.02, 1500, 0.7],
        [0.1, 2300, 0.5],
        [0.5, 1100, 1],
        [0.58, 2600, 0.8],
        [0.64, 1800, 0.5],
      ] as const) {
        const metal = ring(
          toLength(0.14),
          body(random, { hz: hz * tune, ratios: RATIOS.bar, seconds: 0.07 }),
          0.0002,
        );
        take.event(
          add(add(metal, burst(random, 800, 0.03, 1), 0.9), click(random, 3000), 0.8),
          late / take.pace,
          { gain },
        );
      }
      const slide = toLength(0.09);
      take.event(times(filter(noise(random, slide), 'band', 2400, 1), hill(slide)), 0.42 / take.pace, {
        gain: 0.5,
      });
    },
  },
  {
    id: 'sword',
    title: 'Sword clash',
    category: 'weapons',
    captions: ['sword clash', 'swords fighting', 'blades clashing', 'sword hit', 'metal weapons duel'],
    seconds: 2,
    sustained: false,
    fills: true,
    render(take) {
      for (const at of take.hits(take.seconds > 3 ? Math.round(take.seconds / 0.8) : 2, 0.6)) {
        swish(take, at, 0.16, 500, 2600);
        blade(take, at + 0.1, 0.9);
      }
    },
  },
  {
    id: 'sword-draw',
    title: 'Sword drawn',
    category: 'weapons',
    captions: ['sword drawn from its sheath', 'unsheathing a blade', 'knife pulled', 'knife sharpening'],
    seconds: 1.8,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const length = toLength(0.55 / take.pace);
      const scrape = filter(noise(random, length), 'band', glide(length, 2300 * tune, 6200 * tune), 5);
      take.event(
        times(
          scrape,
          line(length, [
            [0, 0],
            [0.1, 0.6],
            [0.9, 1],
            [1, 0.2],
          ]),
        ),
        0,
        { gain: 1.2, pan: -0.1 },
      );
      blade(take, 0.5 / take.pace, 0.5);
    },
  },
  {
    id: 'arrow',
    title: 'Arrow',
    category: 'weapons',
    captions: ['arrow shot', 'bow and arrow', 'arrow hits a target', 'bow string released'],
    seconds: 1.2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.9)) {
        const string = toLength(0.3);
        take.event(
          times(
            filter(tone(string, glide(string, 190 * tune, 130 * tune), 'saw'), 'low', 900),
            strike(string, 0.22),
          ),
          at,
          { gain: 0.8 },
        );
        swish(take, at + 0.06, 0.34, 900, 3800);
        take.event(add(thump(210 * tune, 90, 0.1), burst(random, 1300, 0.03), 1.2), at + 0.42, {
          gain: 1,
          pan: 0.4,
        });
      }
    },
  },
  {
    id: 'whip',
    title: 'Whip crack',
    category: 'weapons',
    captions: ['whip crack', 'whip lash', 'belt snap'],
    seconds: 0.9,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 0.8)) {
        swish(take, at, 0.3, 400, 3000);
        take.event(drive(burst(take.random, 3800 * take.tune, 0.05, 0.4), 3), at + 0.27, {
          gain: 1.5,
          pan: 0.2,
        });
      }
    },
  },
];
