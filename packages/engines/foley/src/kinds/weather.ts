import {
  add,
  body,
  drift,
  filter,
  line,
  noise,
  RATIOS,
  ring,
  steep,
  strike,
  times,
  toLength,
} from '../dsp/index.ts';
import { burst } from './grains.ts';
import { drops } from './raindrops.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

export const weather: KindList = [
  {
    id: 'rain',
    title: 'Rain',
    category: 'weather',
    captions: [
      'rain falling',
      'heavy rain shower',
      'light drizzle on leaves',
      'rain on a roof or a window',
      'downpour',
    ],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random, force, bright } = take;
      const wash = (length: number): Float32Array => {
        const air = filter(noise(random, length, 'pink'), 'high', 700);
        return times(steep(air, 'low', (4500 + 5000 * force) * bright), drift(random, length, 0.4, 0.75, 1));
      };
      // on a roof or a pane the drops are near and the rain around is far
      const rings = take.surface === 'metal' || take.surface === 'glass' || take.surface === 'wood';
      take.bed(wash, (0.12 + 0.4 * force) * (rings ? 0.8 : 1));
      if (force > 0.5)
        take.bed(
          (length) => filter(noise(random, length, 'brown'), 'low', 350),
          0.25 * force * (rings ? 0.3 : 1),
        );
      drops(take, (rings ? 40 + 170 * force : 40 + 260 * force) * take.dense, rings ? 0.35 : 0.06);
    },
  },
  {
    id: 'thunder',
    title: 'Thunder',
    category: 'weather',
    captions: ['thunder', 'thunder clap', 'distant rolling thunder', 'lightning strike'],
    seconds: 7,
    sustained: false,
    fills: true,
    render(take) {
      const { random, force } = take;
      const every = take.count ?? Math.max(1, Math.round(take.seconds / 11));
      for (let roll = 0; roll < every; roll += 1)
        thunder(take, (roll * take.seconds) / every, force, random.between(-0.6, 0.6));
    },
  },
  {
    id: 'wind',
    title: 'Wind',
    category: 'weather',
    captions: ['wind blowing', 'howling wind', 'gentle breeze', 'strong gusts of wind', 'blizzard'],
    seconds: 10,
    sustained: true,
    render(take) {
      const { random, force, tune } = take;
      take.bed((length) => {
        const gusts = drift(random, length, 0.25 * take.pace, 0.15, 1);
        const center = gusts.map((gust) => (180 + 700 * gust * (0.5 + force)) * tune);
        return times(filter(noise(random, length, 'pink'), 'band', center, 0.7), gusts);
      });
      take.bed((length) => {
        const gusts = drift(random, length, 0.3 * take.pace, 0, 1);
        const center = gusts.map((gust) => (420 + 650 * gust) * tune);
        return times(
          filter(noise(random, length), 'band', center, 18),
          gusts.map((gust) => gust * gust),
        );
      }, 0.9 * force);
      take.bed((length) => filter(noise(random, length, 'brown'), 'low', 140), 0.3);
    },
  },
  {
    id: 'hail',
    title: 'Hail',
    category: 'weather',
    captions: ['hail on a roof', 'hailstones hitting a car', 'ice pellets falling'],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random } = take;
      take.bed((length) => filter(noise(random, length, 'pink'), 'high', 1500), 0.06);
      for (const at of take.scatter((30 + 90 * take.force) * take.dense)) {
        const hz = random.ratio(350, 1600) * take.tune;
        const modes = body(random, { hz, ratios: RATIOS.plate, seconds: 0.09, spread: 0.15 });
        const hit = add(ring(toLength(0.1), modes), burst(random, 3500, 0.008), 0.8);
        take.event(hit, at, { gain: 0.12 * random.vary(0.8), pan: random.between(-1, 1) });
      }
    },
  },
];

/** Many strokes along the channel of the lightning, the far ones later and duller, and their echoes as a rumble. */
function thunder(take: Take, start: number, force: number, pan: number): void {
  const { random } = take;
  const length = toLength(7);
  for (let stroke = 0; stroke < 16; stroke += 1) {
    const late = random.wait(0.12 + 0.9 * (1 - force)) * (stroke > 0 ? 1 : 0);
    const size = toLength(random.between(0.25, 1.1));
    const top = (300 + 5200 * force ** 2) * random.vary(0.5);
    const cut = line(size, [
      [0, top],
      [0.15, top / 3],
      [1, 70],
    ]);
    const crack = times(filter(noise(random, size), 'low', cut), strike(size, size / 44_100, 0.004));
    take.event(crack, start + late, {
      gain: (0.35 + 0.65 * force) * random.vary(0.4),
      pan: pan * random.next(),
    });
  }
  for (const side of [-1, 1]) {
    const rolls = drift(random, length, 2.2, 0, 1).map((value) => value ** 2);
    const fall = line(length, [
      [0, 0.2],
      [0.06, 1],
      [0.35, 0.6],
      [1, 0],
    ]);
    const rumble = steep(noise(random, length, 'brown'), 'low', 150 * take.bright);
    take.event(times(times(rumble, rolls), fall), start + 0.05, { gain: 3.2, pan: side * 0.8 });
  }
}
