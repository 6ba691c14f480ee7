import {
  add,
  body,
  drift,
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
import { burst } from './grains.ts';
import type { KindList } from './sound-kind.ts';

export const bells: KindList = [
  {
    id: 'church-bell',
    title: 'Church bell',
    category: 'bells',
    captions: ['church bell', 'bell tolling', 'cathedral bells', 'big bell ringing', 'bell tower'],
    seconds: 7,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune } = take;
      const hz = 250 * tune * random.vary(0.08);
      const bell = body(random, { hz, ratios: RATIOS.bell, seconds: 6, damping: 0.75, spread: 0.003 });
      // the hum note is the softest at the beginning
      bell[0]!.gain *= 0.5;
      const beating = bell.map((mode) => ({ ...mode, hz: mode.hz * 1.0017, gain: mode.gain * 0.6 }));
      const count = Math.max(1, Math.round(take.seconds / 3.4));
      for (const at of take.hits(take.seconds > 5 ? count : 1, 2.4)) {
        take.event(add(ring(toLength(7), bell, 0.0006), burst(random, 1500, 0.02), 0.5), at, {
          gain: 0.6,
          pan: -0.2,
        });
        take.event(ring(toLength(7), beating, 0.0006), at, { gain: 0.6, pan: 0.2 });
      }
    },
  },
  {
    id: 'small-bell',
    title: 'Small bell',
    category: 'bells',
    captions: [
      'small bell',
      'hand bell ringing',
      'reception desk bell',
      'sleigh bells jingle',
      'shop door bell',
    ],
    seconds: 2,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const modes = body(random, {
        hz: 2100 * tune,
        ratios: [1, 2.4, 2.42, 4.5, 6.8],
        seconds: 1.6,
        spread: 0.003,
      });
      for (const at of take.hits(1, 0.28))
        take.event(add(ring(toLength(2), modes, 0.0002), burst(random, 6000, 0.006), 0.4), at, { gain: 0.7 });
    },
  },
  {
    id: 'wind-chimes',
    title: 'Wind chimes',
    category: 'bells',
    captions: ['wind chimes', 'chimes in a breeze', 'tinkling chimes'],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      const tubes = [523, 587, 659, 784, 880, 1047].map((hz) =>
        body(random, { hz: hz * 2 * tune, ratios: RATIOS.bar, seconds: 3.2, spread: 0.002 }),
      );
      for (const at of take.scatter(2.6 * take.pace)) {
        const tube = Math.floor(random.next() * tubes.length);
        take.event(ring(toLength(3.2), tubes[tube]!, 0.0003), at, {
          gain: 0.3 * random.vary(0.4),
          pan: tube / 3 - 0.8,
        });
      }
    },
  },
  {
    id: 'gong',
    title: 'Gong',
    category: 'bells',
    captions: ['gong', 'temple gong struck', 'tam-tam', 'big cymbal swell'],
    seconds: 7,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const ratios = Array.from({ length: 34 }, (_, index) => 1 + index * 0.47 + 0.3 * random.next());
      for (const at of take.hits(1, 3.5)) {
        const deep = body(random, { hz: 82 * tune, ratios, seconds: 7, damping: 0.45, spread: 0.01 });
        for (const side of [-0.6, 0.6]) {
          const length = toLength(7);
          const rung = ring(
            length,
            deep.map((mode) => ({ ...mode, hz: mode.hz * (1 + 0.002 * side) })),
            0.002,
          );
          const bloom = times(
            ring(length, body(random, { hz: 600 * tune, ratios, seconds: 4.5, damping: 0.3, spread: 0.02 })),
            line(length, [
              [0, 0.1],
              [0.08, 1],
              [1, 0.4],
            ]),
          );
          take.event(add(rung, bloom, 0.35), at, { gain: 0.35, pan: side });
        }
      }
    },
  },
  {
    id: 'doorbell',
    title: 'Doorbell',
    category: 'signals',
    captions: ['doorbell', 'ding dong', 'ringing the bell of a house'],
    seconds: 2.4,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const [at, hz] of [
        [0.01, 659],
        [0.55, 523],
      ] as const) {
        const modes = body(random, {
          hz: hz * tune,
          ratios: [1, 2, 3.01, 4.2, 5.4],
          seconds: 1.5,
          spread: 0.002,
        });
        take.event(add(ring(toLength(1.8), modes, 0.0006), burst(random, 2500, 0.01), 0.3), at / take.pace, {
          gain: 0.7,
        });
      }
    },
  },
  {
    id: 'phone-ring',
    title: 'Telephone ringing',
    category: 'signals',
    captions: ['telephone ringing', 'old phone rings', 'phone call ringtone', 'landline phone'],
    seconds: 4,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const start of take.beats(0.34 * take.pace))
        for (let hit = 0; hit < 34; hit += 1) {
          const hz = (hit % 2 ? 1390 : 1180) * tune;
          take.event(
            ring(
              toLength(0.3),
              body(random, { hz, ratios: [1, 2.1, 3.4, 5.1], seconds: 0.28, spread: 0.001 }),
              0.0002,
            ),
            start + hit * 0.045,
            { gain: 0.32, pan: hit % 2 ? 0.1 : -0.1 },
          );
        }
    },
  },
  {
    id: 'alarm-clock',
    title: 'Alarm clock',
    category: 'signals',
    captions: ['alarm clock', 'digital alarm beeping', 'wake up alarm', 'smoke detector beeping'],
    seconds: 4,
    sustained: true,
    render(take) {
      for (const start of take.beats(1.1 * take.pace))
        for (let beep = 0; beep < 4; beep += 1) {
          const length = toLength(0.07);
          take.event(
            times(
              filter(tone(length, 2050 * take.tune, 'square'), 'low', 6000),
              line(length, [
                [0, 0],
                [0.08, 1],
                [0.9, 1],
                [1, 0],
              ]),
            ),
            start + beep * 0.125,
            { gain: 0.45 },
          );
        }
    },
  },
  {
    id: 'siren',
    title: 'Siren',
    category: 'signals',
    captions: [
      'police siren',
      'ambulance siren',
      'fire truck siren',
      'emergency vehicle',
      'air raid siren',
      'police cars in a chase',
    ],
    seconds: 7,
    sustained: true,
    render(take) {
      const { tune, random } = take;
      const turns = take.beats(0.24 * take.pace).length / take.seconds;
      const phase = random.next();
      take.bed((length) => {
        const hz = Float32Array.from({ length }, (_, at) => {
          const turn = ((at / 44_100) * turns + phase) % 1;
          return (560 + 780 * Math.sin(Math.PI * turn) ** 0.8) * tune;
        });
        return filter(
          filter(
            add(
              tone(length, hz, 'saw'),
              tone(
                length,
                hz.map((value) => 1.004 * value),
                'square',
              ),
              0.5,
            ),
            'band',
            1300,
            0.6,
          ),
          'low',
          5000,
        );
      }, 0.6);
    },
  },
  {
    id: 'klaxon',
    title: 'Alarm',
    category: 'signals',
    captions: [
      'alarm',
      'klaxon',
      'red alert on a spaceship',
      'burglar alarm',
      'nuclear warning alarm',
      'car alarm',
    ],
    seconds: 5,
    sustained: true,
    render(take) {
      const { tune } = take;
      for (const at of take.beats(0.9 * take.pace)) {
        const length = toLength(0.62);
        const hz = line(length, [
          [0, 390],
          [0.15, 480],
          [1, 500],
        ]).map((value) => value * tune);
        const horn = filter(
          add(
            tone(length, hz, 'saw'),
            tone(
              length,
              hz.map((value) => 1.5 * value),
              'square',
            ),
            0.4,
          ),
          'low',
          3200,
        );
        take.event(
          times(
            horn,
            line(length, [
              [0, 0],
              [0.04, 1],
              [0.92, 1],
              [1, 0],
            ]),
          ),
          at,
          { gain: 0.6 },
        );
      }
    },
  },
  {
    id: 'drum-hit',
    title: 'Drum',
    category: 'bells',
    captions: ['drum hit', 'war drum', 'big timpani', 'tribal drums beating', 'kick drum'],
    seconds: 2,
    sustained: false,
    fills: true,
    render(take) {
      const { random, tune } = take;
      const modes = body(random, { hz: 76 * tune, ratios: RATIOS.drum, seconds: 0.9, spread: 0.01 });
      const count = take.seconds > 3 ? Math.round(take.seconds / 0.6) : 1;
      for (const [hit, at] of take.hits(count, 0.6).entries())
        take.event(add(ring(toLength(1.3), modes, 0.0018), burst(random, 600, 0.04, 0.7), 0.7), at, {
          gain: hit % 4 === 0 ? 1 : 0.75,
        });
    },
  },
  {
    id: 'crossing',
    title: 'Railroad crossing',
    category: 'signals',
    captions: ['railroad crossing bell', 'level crossing', 'school bell', 'fire alarm bell', 'boxing bell'],
    seconds: 5,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      const modes = body(random, { hz: 790 * tune, ratios: RATIOS.bell, seconds: 0.8, spread: 0.002 });
      for (const at of take.beats(3.2 * take.pace))
        take.event(
          add(ring(toLength(0.9), modes, 0.0003), filter(noise(random, toLength(0.02)), 'high', 3000), 0.3),
          at,
          { gain: 0.4 },
        );
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'pink'), 'low', 500), drift(random, length, 1, 0.5, 1)),
        0.02,
      );
    },
  },
  {
    id: 'music-box',
    title: 'Music box',
    category: 'bells',
    captions: ['music box', 'lullaby chimes', 'toy piano melody', 'ice cream truck'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      const scale = [0, 2, 4, 7, 9, 12, 14];
      let place = 3;
      for (const [beat, at] of take.beats(3 * take.pace, 0.01).entries()) {
        place = Math.max(0, Math.min(6, place + random.pick([-2, -1, 1, 1, 2])));
        if (beat % 8 === 7) continue;
        const hz = 784 * 2 ** (scale[place]! / 12) * tune;
        const length = toLength(1.4);
        take.event(
          times(
            add(add(tone(length, hz), tone(length, 3.98 * hz), 0.25), tone(length, 6.3 * hz), 0.1),
            strike(length, 1.3, 0.001),
          ),
          at,
          { gain: 0.4, pan: place / 6 - 0.5 },
        );
      }
    },
  },
];
