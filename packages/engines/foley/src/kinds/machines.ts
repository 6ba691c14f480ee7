import {
  add,
  body,
  drift,
  drive,
  filter,
  glide,
  line,
  noise,
  RATIOS,
  ring,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { burst, click, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import { engine } from './vehicles.ts';

export const machines: KindList = [
  {
    id: 'machine-hum',
    title: 'Machine hum',
    category: 'machines',
    captions: [
      'machine humming',
      'air conditioner',
      'ventilation fan',
      'server room',
      'refrigerator hum',
      'factory machine',
    ],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hum = tone(length, 100 * tune);
        for (const [part, gain] of [
          [2, 0.6],
          [3, 0.3],
          [4.02, 0.25],
          [6, 0.1],
        ] as const)
          add(hum, tone(length, 100 * part * tune, 'sine', random.next()), gain);
        return times(hum, drift(random, length, 1.5, 0.85, 1));
      }, 0.28);
      take.bed(
        (length) =>
          times(
            filter(noise(random, length, 'pink'), 'band', 600 * take.bright, 0.5),
            drift(random, length, 9, 0.85, 1),
          ),
        0.4,
      );
    },
  },
  {
    id: 'vacuum',
    title: 'Vacuum cleaner',
    category: 'household',
    captions: ['vacuum cleaner', 'hair dryer', 'blender', 'electric kitchen machine'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hz = drift(random, length, 0.8, 345 * tune, 355 * tune);
        return filter(
          add(
            tone(length, hz, 'saw'),
            tone(
              length,
              hz.map((value) => 2.01 * value),
              'saw',
            ),
            0.5,
          ),
          'band',
          1200,
          0.7,
        );
      }, 0.25);
      take.bed((length) => filter(noise(random, length, 'pink'), 'high', 500), 0.6);
    },
  },
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
    id: 'clock',
    title: 'Clock ticking',
    category: 'household',
    captions: ['clock ticking', 'tick tock', 'grandfather clock', 'watch ticking', 'stopwatch', 'metronome'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const [beat, at] of take.beats(2 * take.pace).entries()) {
        const hz = (beat % 2 ? 1750 : 2150) * tune;
        const tick = ring(
          toLength(0.09),
          body(random, { hz, ratios: [1, 1.62, 2.7, 4.1], seconds: 0.06, spread: 0.004 }),
          0.0002,
        );
        take.event(add(tick, burst(random, 5200, 0.006), 0.7), at, {
          gain: beat % 2 ? 0.7 : 0.9,
          pan: -0.05,
        });
      }
    },
  },
  {
    id: 'keyboard',
    title: 'Keyboard typing',
    category: 'interface',
    captions: ['typing on a keyboard', 'computer keyboard', 'fast typing in an office', 'keys clacking'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      let at = random.between(0, 0.08);
      while (at < take.seconds) {
        const wide = random.next() < 0.14;
        const pan = random.between(-0.35, 0.35);
        const down = add(
          burst(random, (wide ? 1700 : 3100) * tune * random.vary(0.1), 0.016, 1.3),
          burst(random, (wide ? 190 : 260) * tune, 0.045, 3),
          0.6,
        );
        take.event(down, at, { gain: (wide ? 0.9 : 0.6) * random.vary(0.2), pan });
        take.event(burst(random, 4200 * tune, 0.01), at + random.between(0.05, 0.09), { gain: 0.2, pan });
        at += (random.next() < 0.09 ? random.between(0.3, 0.7) : random.between(0.08, 0.2)) / take.pace;
      }
    },
  },
  {
    id: 'typewriter',
    title: 'Typewriter',
    category: 'machines',
    captions: ['typewriter', 'old mechanical typewriter', 'typing a letter on a typewriter'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      let at = 0.02;
      while (at < take.seconds - 0.5) {
        const strikeNow = add(
          burst(random, 2300 * tune, 0.025, 1.5),
          ring(toLength(0.1), body(random, { hz: 620 * tune, ratios: RATIOS.box, seconds: 0.07 })),
          0.5,
        );
        take.event(add(strikeNow, thump(150, 90, 0.05), 0.5), at, {
          gain: 0.9 * random.vary(0.12),
          pan: random.between(-0.2, 0.2),
        });
        at += random.between(0.11, 0.24) / take.pace;
      }
      const bell = ring(toLength(1.2), body(random, { hz: 2350 * tune, ratios: RATIOS.bar, seconds: 1 }));
      take.event(bell, Math.max(0, take.seconds - 0.9), { gain: 0.5, pan: 0.3 });
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
  {
    id: 'kettle',
    title: 'Kettle whistling',
    category: 'household',
    captions: ['kettle whistling', 'tea kettle boiling', 'steam escaping', 'steam whistle'],
    seconds: 5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const { length } = take;
      const hz = line(length, [
        [0, 900],
        [0.35, 1900],
        [0.5, 2250],
        [1, 2300],
      ]).map((value) => value * tune);
      const grow = line(length, [
        [0, 0.02],
        [0.4, 0.6],
        [0.6, 1],
        [1, 1],
      ]);
      take.event(
        times(
          add(
            tone(length, times(drift(random, length, 30, 0.996, 1.004), hz)),
            tone(
              length,
              hz.map((value) => 1.51 * value),
            ),
            0.3,
          ),
          grow,
        ),
        0,
        { gain: 0.5 },
      );
      take.bed((size) => filter(noise(random, size), 'high', 2500), 0.12);
    },
  },
  {
    id: 'conveyor',
    title: 'Gears and clockwork',
    category: 'machines',
    captions: [
      'gears turning',
      'clockwork mechanism',
      'ratchet winding',
      'steampunk machine',
      'mechanical robot arm',
    ],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const [tooth, at] of take.beats(9 * take.pace, 0.02).entries()) {
        const hz = (tooth % 4 === 0 ? 900 : 2200) * tune;
        take.event(
          ring(toLength(0.07), body(random, { hz, ratios: RATIOS.bar, seconds: 0.05 }), 0.0002),
          at,
          { gain: tooth % 4 === 0 ? 1 : 0.45, pan: tooth % 2 ? 0.3 : -0.3 },
        );
      }
      take.bed((length) => filter(noise(random, length, 'brown'), 'band', 200, 1), 0.2);
    },
  },
  {
    id: 'power-up',
    title: 'Power up',
    category: 'science fiction',
    captions: ['machine powering up', 'generator starting', 'charging up energy', 'turbine spinning up'],
    seconds: 3,
    sustained: false,
    render(take) {
      const { length, tune, random } = take;
      const hz = glide(length, 60 * tune, 900 * tune);
      const whine = add(
        tone(length, hz, 'saw'),
        tone(
          length,
          hz.map((value) => 1.503 * value),
          'saw',
        ),
        0.5,
      );
      take.event(
        times(
          filter(whine, 'low', glide(length, 300, 6000)),
          line(length, [
            [0, 0],
            [0.1, 0.4],
            [0.93, 1],
            [1, 0],
          ]),
        ),
        0,
        { gain: 0.5 },
      );
      take.event(
        times(
          filter(noise(random, length), 'band', glide(length, 400, 5000), 1),
          line(length, [
            [0, 0],
            [0.95, 0.6],
            [1, 0],
          ]),
        ),
        0,
        { gain: 0.4 },
      );
    },
  },
  {
    id: 'power-down',
    title: 'Power down',
    category: 'science fiction',
    captions: ['machine powering down', 'power failure', 'shutting down', 'engine dying'],
    seconds: 2.5,
    sustained: false,
    render(take) {
      const { length, tune } = take;
      const hz = glide(length, 620 * tune, 28 * tune);
      const whine = add(
        tone(length, hz, 'saw'),
        tone(
          length,
          hz.map((value) => 0.747 * value),
          'square',
        ),
        0.4,
      );
      take.event(
        times(
          filter(whine, 'low', glide(length, 5000, 120)),
          line(length, [
            [0, 0],
            [0.01, 1],
            [0.8, 0.6],
            [1, 0],
          ]),
        ),
        0,
        { gain: 0.6 },
      );
    },
  },
];
