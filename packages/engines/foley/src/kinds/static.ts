import { add, drift, drive, filter, line, noise, times, toLength, tone } from '../dsp/index.ts';
import { burst } from './grains.ts';
import type { KindList } from './sound-kind.ts';

export const staticSounds: KindList = [
  {
    id: 'radio-static',
    title: 'Radio static',
    category: 'static',
    captions: [
      'radio static',
      'tuning a radio',
      'television static',
      'no signal',
      'walkie talkie noise',
      'interference',
    ],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random } = take;
      take.bed((length) => {
        const hiss = filter(filter(noise(random, length), 'high', 350), 'low', 5200 * take.bright);
        return times(hiss, drift(random, length, 9, 0.35, 1));
      }, 0.7);
      take.bed(
        (length) =>
          times(
            tone(length, drift(random, length, 1.4 * take.pace, 300, 2900)),
            drift(random, length, 1.6, -0.8, 0.5).map((value) => Math.max(0, value)),
          ),
        0.5,
      );
      for (const at of take.scatter(7))
        take.event(drive(burst(random, 1800, random.between(0.01, 0.06), 0.5), 3), at, {
          gain: 0.5,
          pan: random.between(-0.3, 0.3),
        });
    },
  },
  {
    id: 'white-noise',
    title: 'White noise',
    category: 'static',
    captions: ['white noise', 'pink noise for sleeping', 'steady hiss', 'noise'],
    seconds: 10,
    sustained: true,
    render(take) {
      take.bed(
        (length) =>
          filter(
            noise(take.random, length, take.bright < 0.9 ? 'pink' : 'white'),
            'low',
            16_000 * take.bright,
          ),
        0.5,
      );
    },
  },
  {
    id: 'vinyl',
    title: 'Vinyl crackle',
    category: 'static',
    captions: ['vinyl crackle', 'old record player noise', 'dusty vinyl', 'gramophone'],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random } = take;
      take.bed((length) => filter(noise(random, length, 'pink'), 'band', 2500, 0.4), 0.05);
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 90), 0.12);
      for (const at of take.scatter(24 * take.dense))
        take.event(burst(random, random.ratio(1200, 7000), random.ratio(0.001, 0.005), 0.8), at, {
          gain: 0.2 * random.vary(0.9),
          pan: random.between(-0.6, 0.6),
        });
      for (const at of take.beats(0.555)) take.event(burst(random, 700, 0.03), at, { gain: 0.25 });
    },
  },
  {
    id: 'mains-hum',
    title: 'Electric hum',
    category: 'static',
    captions: ['electric hum', 'power line buzzing', 'transformer hum', 'neon light buzz', 'amplifier buzz'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hum = tone(length, 50 * tune);
        for (const [part, gain] of [
          [2, 1],
          [3, 0.4],
          [4, 0.5],
          [6, 0.3],
          [8, 0.2],
          [12, 0.12],
        ] as const)
          add(hum, tone(length, 50 * part * tune, 'sine', random.next()), gain);
        return hum;
      }, 0.4);
      take.bed(
        (length) =>
          times(filter(tone(length, 100 * tune, 'saw'), 'high', 1500), drift(random, length, 8, 0.2, 1)),
        0.12,
      );
    },
  },
  {
    id: 'glitch',
    title: 'Glitch',
    category: 'static',
    captions: ['glitch', 'digital glitch', 'corrupted data', 'broken computer', 'hacking'],
    seconds: 2.5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      let at = 0.01;
      while (at < take.seconds - 0.06) {
        const length = toLength(random.ratio(0.012, 0.09));
        const repeats = 1 + Math.floor(random.next() * 6);
        const held = Math.max(1, Math.floor(random.ratio(2, 30)));
        const grain =
          random.next() < 0.5
            ? tone(length, random.ratio(120, 4200) * tune, 'square')
            : noise(random, length);
        const crushed = times(
          grain.map((_, place, all) => all[place - (place % held)]!),
          line(length, [
            [0, 0],
            [0.03, 1],
            [0.95, 1],
            [1, 0],
          ]),
        );
        const pan = random.between(-0.9, 0.9);
        for (let each = 0; each < repeats; each += 1)
          take.event(crushed, at + (each * length) / 44_100, { gain: 0.5, pan });
        at += (repeats * length) / 44_100 + random.between(0.01, 0.16) / take.pace;
      }
    },
  },
];
