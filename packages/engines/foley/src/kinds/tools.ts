import {
  add,
  body,
  drift,
  drive,
  filter,
  line,
  noise,
  RATIOS,
  ring,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { burst, click } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import { engine } from './vehicles.ts';

export const tools: KindList = [
  {
    id: 'drill',
    title: 'Power drill',
    category: 'machines',
    captions: ['power drill', 'drilling into a wall', 'electric screwdriver', 'dentist drill'],
    seconds: 4,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hz = times(drift(random, length, 1.2 * take.pace, 150, 210), tune);
        const motor = add(
          tone(length, hz, 'saw'),
          tone(
            length,
            hz.map((value) => 6.98 * value),
            'square',
          ),
          0.3,
        );
        return times(drive(filter(motor, 'band', 1600, 0.6), 3), drift(random, length, 18, 0.6, 1));
      }, 0.5);
      take.bed(
        (length) =>
          times(filter(noise(random, length), 'band', 3000, 0.8), drift(random, length, 25, 0.2, 1)),
        0.4,
      );
    },
  },
  {
    id: 'chainsaw',
    title: 'Chainsaw',
    category: 'machines',
    captions: ['chainsaw', 'cutting a tree with a chainsaw', 'lawn mower', 'leaf blower', 'hedge trimmer'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hz = drift(random, length, 0.7 * take.pace, 85 * tune, 150 * tune);
        return drive(add(engine(random, hz, 1), filter(noise(random, length), 'band', 2800, 0.8), 0.25), 2.5);
      }, 0.7);
    },
  },
  {
    id: 'spark',
    title: 'Electric spark',
    category: 'machines',
    captions: [
      'electric spark',
      'electricity arcing',
      'electric shock zap',
      'short circuit',
      'tesla coil',
      'welding',
    ],
    seconds: 2.5,
    sustained: true,
    render(take) {
      const { random, force } = take;
      for (const at of take.scatter((2.2 + 4 * force) * take.dense)) {
        const length = toLength(random.ratio(0.04, 0.35));
        const arc = filter(
          times(
            noise(random, length),
            tone(length, 100, 'saw').map((value) => Math.max(0, value) ** 3),
          ),
          'high',
          1200,
        );
        take.event(times(drive(times(arc, 3), 2), strike(length, length / 44_100, 0.001)), at, {
          gain: random.vary(0.4),
          pan: random.between(-0.7, 0.7),
        });
      }
      take.bed((length) => filter(tone(length, 100, 'square'), 'high', 600), 0.03);
    },
  },
  {
    id: 'camera',
    title: 'Camera shutter',
    category: 'interface',
    captions: ['camera shutter', 'taking a photo', 'camera click', 'photographer snapping pictures'],
    seconds: 0.8,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.45)) {
        take.event(add(click(random, 2600 * tune), burst(random, 700, 0.03, 2), 0.8), at, { gain: 1 });
        take.event(add(click(random, 3600 * tune), burst(random, 1100, 0.02, 2), 0.6), at + 0.075, {
          gain: 0.8,
        });
        const wind = toLength(0.14);
        take.event(
          times(
            filter(noise(random, wind), 'band', 3000, 2),
            line(wind, [
              [0, 0],
              [0.2, 1],
              [1, 0],
            ]),
          ),
          at + 0.09,
          { gain: 0.2 },
        );
      }
    },
  },
  {
    id: 'hammer',
    title: 'Hammer',
    category: 'machines',
    captions: [
      'hammering nails',
      'hammer hitting a nail',
      'construction work',
      'carpenter at work',
      'building site',
    ],
    seconds: 4,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const at of take.beats(1.7 * take.pace, 0.05)) {
        const nail = ring(
          toLength(0.2),
          body(random, { hz: 1450 * tune, ratios: RATIOS.bar, seconds: 0.13 }),
        );
        const wood = ring(
          toLength(0.2),
          body(random, { hz: 240 * tune, ratios: RATIOS.box, seconds: 0.12 }),
          0.001,
        );
        take.event(add(add(nail, wood, 1.2), burst(random, 3000, 0.01), 1), at, {
          gain: random.vary(0.12),
          pan: 0.1,
        });
      }
    },
  },
  {
    id: 'saw',
    title: 'Hand saw',
    category: 'machines',
    captions: ['sawing wood', 'hand saw cutting a plank', 'scraping', 'sandpaper'],
    seconds: 4,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const [stroke, at] of take.beats(2.4 * take.pace, 0.03).entries()) {
        const length = toLength(0.36 / take.pace);
        const teeth = times(
          filter(noise(random, length), 'band', (stroke % 2 ? 1700 : 2400) * tune, 0.9),
          tone(
            length,
            line(length, [
              [0, 40],
              [0.5, 110],
              [1, 50],
            ]),
            'saw',
          ).map((value) => 0.6 + 0.4 * value),
        );
        take.event(
          times(
            teeth,
            line(length, [
              [0, 0],
              [0.3, 1],
              [0.8, 0.8],
              [1, 0],
            ]),
          ),
          at,
          { gain: 1, pan: stroke % 2 ? 0.15 : -0.15 },
        );
      }
    },
  },
];
