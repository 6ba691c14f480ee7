import {
  add,
  filter,
  glide,
  hill,
  line,
  noise,
  strike,
  times,
  toLength,
  tone,
  type Wave,
} from '../dsp/index.ts';
import { burst, click, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

interface Note {
  at: number;
  hz: number;
  seconds: number;
}

function melody(take: Take, notes: readonly Note[], wave: Wave = 'sine'): void {
  for (const { at, hz, seconds } of notes) {
    const length = toLength(seconds * 1.3);
    const sound = filter(
      add(tone(length, hz * take.tune, wave), tone(length, 2 * hz * take.tune), 0.2),
      'low',
      7000 * take.bright,
    );
    const shape =
      wave === 'square'
        ? line(length, [
            [0, 1],
            [0.7, 0.8],
            [1, 0],
          ])
        : strike(length, seconds, 0.004);
    take.event(times(sound, shape), at / take.pace + 0.005, { gain: wave === 'square' ? 0.35 : 0.6 });
  }
}

export const interfaceSounds: KindList = [
  {
    id: 'click',
    title: 'Button click',
    category: 'interface',
    captions: [
      'button click',
      'mouse click',
      'light switch',
      'user interface click',
      'toggle switch flipped',
    ],
    seconds: 0.5,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      for (const at of take.hits(1, 0.22)) {
        take.event(add(click(random, 2600 * tune), thump(240 * tune, 160, 0.025), 0.5), at + 0.005, {
          gain: 1,
        });
        take.event(click(random, 3400 * tune), at + 0.075, { gain: 0.45 });
      }
    },
  },
  {
    id: 'notification',
    title: 'Notification',
    category: 'interface',
    captions: [
      'notification sound',
      'new message alert',
      'phone notification chime',
      'pleasant ding',
      'incoming email',
    ],
    seconds: 1.2,
    sustained: false,
    render(take) {
      const base = take.random.pick([659, 784, 880]);
      melody(take, [
        { at: 0, hz: base, seconds: 0.5 },
        { at: 0.14, hz: base * take.random.pick([1.335, 1.498, 1.26]), seconds: 0.9 },
      ]);
    },
  },
  {
    id: 'success',
    title: 'Success',
    category: 'interface',
    captions: [
      'success sound',
      'achievement unlocked',
      'level up',
      'correct answer',
      'win jingle',
      'quest complete',
    ],
    seconds: 1.8,
    sustained: false,
    render(take) {
      const base = take.random.pick([523, 587, 659]);
      melody(
        take,
        [1, 1.26, 1.498, 2].map((ratio, index) => ({
          at: index * 0.11,
          hz: base * ratio,
          seconds: index === 3 ? 1.2 : 0.4,
        })),
      );
    },
  },
  {
    id: 'error',
    title: 'Error',
    category: 'interface',
    captions: ['error sound', 'wrong answer buzzer', 'access denied', 'failure beep', 'game show buzzer'],
    seconds: 1,
    sustained: false,
    render(take) {
      const length = toLength(0.3);
      for (const [at, hz] of [
        [0, 185],
        [0.22, 139],
      ] as const) {
        const buzz = filter(
          add(tone(length, hz * take.tune, 'square'), tone(length, hz * 1.01 * take.tune, 'saw')),
          'low',
          2200 * take.bright,
        );
        take.event(
          times(
            buzz,
            line(length, [
              [0, 0],
              [0.03, 1],
              [0.75, 1],
              [1, 0],
            ]),
          ),
          at + 0.005,
          { gain: 0.4 },
        );
      }
    },
  },
  {
    id: 'game-coin',
    title: 'Game coin',
    category: 'interface',
    captions: ['video game coin pickup', 'retro game bonus', '8-bit collect item', 'arcade power up'],
    seconds: 0.8,
    sustained: false,
    render(take) {
      const base = take.random.pick([880, 988, 1047]);
      melody(
        take,
        [
          { at: 0, hz: base, seconds: 0.07 },
          { at: 0.08, hz: base * 1.335, seconds: 0.4 },
        ],
        'square',
      );
    },
  },
  {
    id: 'game-jump',
    title: 'Game jump',
    category: 'interface',
    captions: ['video game jump', 'cartoon jump boing', '8-bit jump', 'spring bounce'],
    seconds: 0.6,
    sustained: false,
    render(take) {
      const length = toLength(0.3);
      for (const at of take.hits(1, 0.4)) {
        const hop = tone(length, glide(length, 190 * take.tune, 760 * take.tune), 'square');
        take.event(
          times(
            filter(hop, 'low', 4500),
            line(length, [
              [0, 0],
              [0.03, 1],
              [0.7, 0.7],
              [1, 0],
            ]),
          ),
          at + 0.005,
          { gain: 0.4 },
        );
      }
    },
  },
  {
    id: 'game-over',
    title: 'Game over',
    category: 'interface',
    captions: ['game over', 'losing in an arcade game', 'sad trombone', 'fail jingle'],
    seconds: 2,
    sustained: false,
    render(take) {
      melody(
        take,
        [392, 370, 349, 330].map((hz, index) => ({
          at: index * 0.26,
          hz,
          seconds: index === 3 ? 0.9 : 0.22,
        })),
        'square',
      );
    },
  },
  {
    id: 'swipe',
    title: 'Swipe',
    category: 'interface',
    captions: ['swipe', 'page transition', 'card dealt', 'menu sliding in', 'quick swoosh of an app'],
    seconds: 0.6,
    sustained: false,
    render(take) {
      const length = toLength(0.24 / take.pace);
      const air = filter(
        noise(take.random, length),
        'band',
        glide(length, 900 * take.tune, 4800 * take.tune),
        1.2,
      );
      take.event(times(air, hill(length, 0.6)), 0.01, { gain: 1 });
    },
  },
  {
    id: 'countdown',
    title: 'Countdown',
    category: 'interface',
    captions: [
      'countdown beeps',
      'timer beeping',
      'race start beeps',
      'bomb timer',
      'heart monitor beep',
      'beep',
    ],
    seconds: 4,
    sustained: true,
    render(take) {
      for (const at of take.beats(take.pace).slice(0, take.count)) {
        const length = toLength(0.13);
        take.event(
          times(
            tone(length, 1000 * take.tune),
            line(length, [
              [0, 0],
              [0.05, 1],
              [0.9, 1],
              [1, 0],
            ]),
          ),
          at + 0.005,
          { gain: 0.6 },
        );
      }
    },
  },
  {
    id: 'blip',
    title: 'Bubble pop',
    category: 'interface',
    captions: ['bubble pop', 'cute pop', 'cartoon blip', 'water drop interface sound'],
    seconds: 0.5,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 0.2)) {
        const length = toLength(0.09);
        const pop = times(
          tone(length, glide(length, 380 * take.tune, 1150 * take.tune)),
          strike(length, 0.09, 0.002),
        );
        take.event(add(pop, burst(take.random, 1900, 0.006), 0.4), at + 0.005, { gain: 1 });
      }
    },
  },
];
