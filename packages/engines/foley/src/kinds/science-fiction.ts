import {
  add,
  drift,
  drive,
  filter,
  glide,
  hill,
  line,
  noise,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import type { KindList } from './sound-kind.ts';

export const scienceFiction: KindList = [
  {
    id: 'laser',
    title: 'Laser',
    category: 'science fiction',
    captions: ['laser gun shot', 'laser blaster', 'ray gun', 'phaser pew pew', 'spaceship weapon'],
    seconds: 1,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune, force } = take;
      for (const at of take.hits(take.seconds > 1.5 ? Math.round(take.seconds / 0.35) : 1, 0.28)) {
        const length = toLength(0.34 + 0.2 * force);
        const hz = glide(length, random.ratio(2200, 3400) * tune, random.ratio(110, 190) * tune);
        const beam = add(
          tone(length, hz, 'saw'),
          tone(
            length,
            hz.map((value) => 1.01 * value),
            'square',
          ),
          0.5,
        );
        take.event(
          times(drive(filter(beam, 'low', glide(length, 9000, 900)), 1.5), strike(length, 0.4, 0.002)),
          at,
          { gain: 0.7, pan: random.between(-0.4, 0.4) },
        );
      }
    },
  },
  {
    id: 'teleport',
    title: 'Teleport',
    category: 'science fiction',
    captions: ['teleport', 'portal opening', 'warp', 'magic spell cast', 'beaming up'],
    seconds: 2.5,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune, length } = take;
      for (let voice = 0; voice < 9; voice += 1) {
        const base = random.ratio(300, 1600) * tune;
        const hz = times(
          glide(length, base, base * random.pick([2, 3, 4])),
          tone(length, random.between(5, 14)).map((value) => 1 + 0.04 * value),
        );
        take.event(times(tone(length, hz), hill(length, random.between(0.4, 0.75))), 0, {
          gain: 0.22,
          pan: random.between(-1, 1),
        });
      }
      take.event(
        times(filter(noise(random, length), 'band', glide(length, 500, 7000), 3), hill(length, 0.7)),
        0,
        { gain: 0.6 },
      );
    },
  },
  {
    id: 'sparkle',
    title: 'Magic sparkle',
    category: 'science fiction',
    captions: ['magic sparkle', 'fairy dust', 'magical shimmer', 'twinkle', 'fairy wand'],
    seconds: 2.5,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune } = take;
      const steps = [0, 2, 4, 7, 9];
      for (let star = 0; star < 34; star += 1) {
        const share = star / 34;
        const hz = 1400 * 2 ** ((random.pick(steps) + 12 * Math.floor(share * 2.4)) / 12) * tune;
        const length = toLength(0.7);
        const bell = add(tone(length, hz), tone(length, hz * 2.76), 0.25);
        take.event(
          times(bell, strike(length, 0.6, 0.002)),
          share * Math.max(0.4, take.seconds - 0.9) + random.next() * 0.05,
          { gain: 0.2 * (1 - 0.4 * share), pan: random.between(-0.9, 0.9) },
        );
      }
    },
  },
  {
    id: 'force-field',
    title: 'Force field',
    category: 'science fiction',
    captions: ['force field hum', 'energy shield', 'light saber humming', 'alien machine', 'plasma'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      take.bed((length) => {
        const hum = add(
          tone(length, drift(random, length, 0.7, 88 * tune, 92 * tune), 'saw'),
          tone(length, 133 * tune, 'saw'),
          0.6,
        );
        return times(
          filter(hum, 'band', drift(random, length, 0.9 * take.pace, 250, 1300), 1.6),
          drift(random, length, 6, 0.7, 1),
        );
      }, 0.9);
      take.bed(
        (length) => times(filter(noise(random, length), 'band', 3200, 2), drift(random, length, 12, 0, 1)),
        0.1,
      );
    },
  },
  {
    id: 'robot',
    title: 'Robot beeps',
    category: 'science fiction',
    captions: [
      'robot beeping',
      'droid talking in beeps',
      'computer calculating',
      'retro computer',
      'robot voice chirps',
    ],
    seconds: 2.5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      let at = 0.02;
      while (at < take.seconds - 0.05) {
        const seconds = random.between(0.05, 0.16);
        const length = toLength(seconds);
        const base = random.ratio(400, 2600) * tune;
        const hz =
          random.next() < 0.5
            ? glide(length, base, base * random.ratio(0.5, 2))
            : new Float32Array(length).fill(base);
        take.event(
          times(
            tone(length, hz, random.pick(['square', 'sine', 'triangle'] as const)),
            line(length, [
              [0, 0],
              [0.06, 1],
              [0.9, 1],
              [1, 0],
            ]),
          ),
          at,
          { gain: 0.4, pan: random.between(-0.2, 0.2) },
        );
        at += (seconds + random.between(0.01, 0.09)) / take.pace;
      }
    },
  },
  {
    id: 'spaceship',
    title: 'Spaceship',
    category: 'science fiction',
    captions: [
      'spaceship engine',
      'inside a spaceship',
      'starship flying by',
      'rocket launch',
      'space ambience',
    ],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune, force } = take;
      take.bed(
        (length) =>
          times(
            filter(noise(random, length, 'brown'), 'low', (240 + 500 * force) * tune),
            drift(random, length, 4, 0.75, 1),
          ),
        0.9,
      );
      take.bed(
        (length) =>
          filter(
            add(
              tone(
                length,
                drift(random, length, 0.3, 54, 57).map((hz) => hz * tune),
                'saw',
              ),
              tone(length, 81 * tune, 'saw'),
              0.6,
            ),
            'low',
            drift(random, length, 0.25, 160, 620),
            1.5,
          ),
        0.5,
      );
      take.bed(
        (length) =>
          times(filter(noise(random, length), 'band', 1900 * tune, 8), drift(random, length, 0.8, 0.1, 1)),
        0.15,
      );
    },
  },
  {
    id: 'scanner',
    title: 'Scanner',
    category: 'science fiction',
    captions: ['scanner sweeping', 'sonar ping', 'radar', 'submarine sonar'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { tune } = take;
      for (const at of take.beats(0.55 * take.pace)) {
        const length = toLength(1.9);
        const ping = add(tone(length, 1180 * tune), tone(length, 1187 * tune), 0.6);
        take.event(times(ping, strike(length, 1.9, 0.004)), at, { gain: 0.6, pan: -0.15 });
        take.event(times(tone(length, 1180 * tune), strike(length, 1.4, 0.1)), at + 0.32, {
          gain: 0.16,
          pan: 0.6,
        });
      }
    },
  },
];
