import { add, body, drift, filter, line, noise, RATIOS, ring, times, toLength, tone } from '../dsp/index.ts';
import { burst, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';

export const household: KindList = [
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
    captions: [
      'typing on a keyboard',
      'computer keyboard',
      'fast typing in an office',
      'keys clacking',
      'typing on a laptop',
    ],
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
    id: 'kettle',
    title: 'Kettle whistling',
    category: 'household',
    captions: ['kettle whistling', 'tea kettle boiling', 'steam escaping', 'steam whistle'],
    seconds: 5,
    sustained: false,
    fills: true,
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
];
