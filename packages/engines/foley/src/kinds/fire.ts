import {
  add,
  drift,
  drive,
  filter,
  glide,
  line,
  noise,
  type Random,
  strike,
  times,
  toLength,
  tone,
} from '../dsp/index.ts';
import { burst, thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

/** A blast wave, the roar behind it, and what comes down again. */
export function blast(take: Take, start: number, size: number): void {
  const { random, tune, bright } = take;
  const length = toLength(1.2 + 2.8 * size);
  const seconds = length / 44_100;
  for (const side of [-1, 1]) {
    const cut = line(length, [
      [0, 7000 * bright],
      [0.03, 2600],
      [0.25, 500],
      [1, 90],
    ]);
    const roar = times(filter(noise(random, length, 'pink'), 'low', cut), strike(length, seconds, 0.003));
    take.event(drive(times(roar, 3), 1.4), start, { gain: 1, pan: side * 0.7 });
  }
  take.event(drive(thump(110 * tune, 28 * tune, 1.1 + size), 1.5), start, { gain: 1.5 });
  take.event(burst(random, 1800, 0.03), start, { gain: 1.6 });
  for (let piece = 0; piece < 40 * size; piece += 1) {
    const late = 0.25 + random.wait(0.7);
    take.event(burst(random, random.ratio(500, 4000), 0.02, 2), start + late, {
      gain: 0.35 * random.vary(0.6) * Math.exp(-0.7 * late),
      pan: random.between(-1, 1),
    });
  }
}

export function crackle(random: Random): Float32Array {
  const snap = burst(random, random.ratio(900, 6500), random.ratio(0.003, 0.02), 1.4);
  return random.next() < 0.12 ? add(new Float32Array(toLength(0.06)), snap, 1.4) : snap;
}

export const fire: KindList = [
  {
    id: 'fire',
    title: 'Fire',
    category: 'fire',
    captions: ['crackling fire', 'campfire burning', 'fireplace', 'burning wood', 'flames'],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random, force } = take;
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'brown'), 'low', 260), drift(random, length, 6, 0.3, 1)),
        0.2 + 0.8 * force,
      );
      take.bed(
        (length) =>
          times(filter(noise(random, length, 'pink'), 'high', 2500), drift(random, length, 3, 0.2, 1)),
        0.04 + 0.12 * force,
      );
      for (const at of take.scatter((14 + 34 * force) * take.dense)) {
        const level = Math.min(1.2, 0.12 * random.vary(1));
        take.event(crackle(random), at, { gain: level, pan: random.between(-0.7, 0.7) });
      }
    },
  },
  {
    id: 'explosion',
    title: 'Explosion',
    category: 'fire',
    captions: ['explosion', 'big bomb blast', 'massive detonation', 'grenade exploding', 'cannon firing'],
    seconds: 4,
    sustained: false,
    render(take) {
      for (const at of take.hits(1, 1.1)) blast(take, at, 0.4 + 0.8 * take.force);
    },
  },
  {
    id: 'fireworks',
    title: 'Fireworks',
    category: 'fire',
    captions: ['fireworks', 'firework rocket exploding in the sky', 'new year fireworks', 'firecrackers'],
    seconds: 7,
    sustained: true,
    render(take) {
      const { random } = take;
      for (const at of take.beats(0.55 * take.dense, 0.25)) {
        const pan = random.between(-0.8, 0.8);
        const climb = toLength(random.between(0.7, 1.2));
        const whistle = tone(climb, glide(climb, 900, random.between(2200, 3200)));
        add(whistle, filter(noise(random, climb), 'band', 2500, 2), 0.5);
        take.event(
          times(
            whistle,
            line(climb, [
              [0, 0],
              [0.3, 0.7],
              [1, 0.1],
            ]),
          ),
          at,
          { gain: 0.2, pan },
        );
        const bang = at + climb / 44_100;
        take.event(thump(120, 35, 0.9), bang, { gain: 1.1, pan: pan / 2 });
        take.event(burst(random, 900, 0.5, 0.5), bang, { gain: 1.3, pan });
        for (let spark = 0; spark < 60; spark += 1)
          take.event(crackle(random), bang + 0.25 + random.wait(0.35), {
            gain: 0.28 * random.vary(0.5),
            pan: pan + random.between(-0.3, 0.3),
          });
      }
    },
  },
  {
    id: 'match',
    title: 'Match lit',
    category: 'fire',
    captions: ['lighting a match', 'match struck', 'lighter flick', 'something catches fire'],
    seconds: 2.5,
    sustained: false,
    render(take) {
      const { random } = take;
      const length = toLength(2.2);
      const scratch = line(length, [
        [0, 0],
        [0.03, 0.6],
        [0.1, 0.2],
        [0.12, 1],
        [0.3, 0.35],
        [1, 0],
      ]);
      take.event(
        times(
          times(
            filter(
              noise(random, length),
              'band',
              line(length, [
                [0, 4500],
                [0.12, 3000],
                [0.4, 900],
                [1, 500],
              ]),
              0.7,
            ),
            scratch,
          ),
          drift(random, length, 60, 0.4, 1),
        ),
        0.02,
        { gain: 1.2 },
      );
      for (let snap = 0; snap < 12; snap += 1)
        take.event(crackle(random), 0.3 + random.wait(0.5), { gain: 0.2 });
    },
  },
];
