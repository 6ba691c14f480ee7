import {
  add,
  body,
  drift,
  drive,
  filter,
  glide,
  line,
  noise,
  type Random,
  ring,
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

/** A short snap of gas that breaks out of wood, and what it wakes in the log. */
export function crackle(random: Random): Float32Array {
  const snap = burst(random, random.ratio(900, 6500), random.ratio(0.003, 0.02), 1.4);
  return random.next() < 0.12 ? add(new Float32Array(toLength(0.06)), snap, 1.4) : snap;
}

/** A log that splits: a click, and two or three tones of the wood that die at once. */
function pop(random: Random): Float32Array {
  const hz = random.ratio(500, 2600);
  const wood = body(random, { hz, ratios: [1, 1.7, 2.9], seconds: random.ratio(0.008, 0.035), spread: 0.1 });
  const sound = ring(toLength(0.06), wood, 0.00004);
  return add(sound, burst(random, random.ratio(2500, 7500), random.ratio(0.0015, 0.006), 0.8), 1.6);
}

/** Crackles in flurries, most of them small, and pops among them; below them flames that flutter. */
function burn(take: Take): void {
  const { random, force, dense } = take;
  take.bed(
    (length) =>
      times(
        filter(filter(noise(random, length, 'brown'), 'low', 320), 'high', 45),
        drift(random, length, 7, 0.25, 1),
      ),
    0.05 + 0.22 * force ** 1.5,
  );
  take.bed(
    (length) => times(filter(noise(random, length, 'pink'), 'high', 1800), drift(random, length, 3, 0.1, 1)),
    0.012 + 0.03 * force,
  );
  const pool = Array.from({ length: 48 }, () => (random.next() < 0.6 ? crackle(random) : pop(random)));
  const put = (at: number, pan: number): void => {
    const gain = Math.min(1.6, 0.16 * random.vary(1.1));
    take.event(random.pick(pool), at, { gain, pan: pan + random.between(-0.15, 0.15) });
  };
  for (const at of take.scatter((5 + 10 * force) * dense)) put(at, random.between(-0.7, 0.7));
  for (const start of take.scatter(0.9 * dense)) {
    const pan = random.between(-0.6, 0.6);
    const last = 3 + random.next() * 12;
    for (let at = start, snap = 0; snap < last; snap += 1, at += random.wait(0.035)) put(at, pan);
  }
  for (const at of take.scatter((0.5 + 0.6 * force) * dense))
    take.event(pop(random), at, { gain: random.between(1, 2), pan: random.between(-0.5, 0.5) });
}

export const fire: KindList = [
  {
    id: 'fire',
    title: 'Fire',
    category: 'fire',
    captions: [
      'crackling fire',
      'campfire burning',
      'fireplace',
      'burning wood',
      'flames',
      'logs crackling and popping',
    ],
    seconds: 10,
    sustained: true,
    render: burn,
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
