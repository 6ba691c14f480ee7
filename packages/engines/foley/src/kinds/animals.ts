import {
  add,
  drift,
  filter,
  glide,
  hill,
  line,
  noise,
  type Random,
  times,
  toLength,
  tone,
  voice,
} from '../dsp/index.ts';
import { burst, click } from './grains.ts';
import type { KindList } from './sound-kind.ts';

/** One syllable of a bird: a tone that sweeps. */
function chirp(random: Random, from: number, to: number, seconds: number): Float32Array {
  const length = toLength(seconds);
  const sweep = glide(length, from, to);
  if (random.next() < 0.4)
    times(
      sweep,
      tone(length, random.between(25, 60)).map((value) => 1 + 0.08 * value),
    );
  const song = tone(length, sweep);
  add(
    song,
    tone(
      length,
      sweep.map((hz) => 2 * hz),
    ),
    0.12,
  );
  return times(song, hill(length, 0.35, 0.7));
}

/** A melody that a bird sings again and again: syllables and the gaps between them. */
function birdSong(random: Random, tune: number): (start: number) => { samples: Float32Array; at: number }[] {
  const base = random.ratio(2300, 5200) * tune;
  const syllables = Array.from({ length: 2 + Math.floor(random.next() * 5) }, () => ({
    from: base * random.ratio(0.75, 1.4),
    to: base * random.ratio(0.7, 1.5),
    seconds: random.between(0.05, 0.2),
    gap: random.between(0.02, 0.12),
  }));
  const trills = random.next() < 0.35;
  return (start) => {
    let at = start;
    const shown = trills ? Array.from({ length: 9 }, () => syllables[0]!) : syllables;
    return shown.map(({ from, to, seconds, gap }) => {
      const samples = chirp(random, from, to, trills ? 0.06 : seconds);
      const here = at;
      at += (trills ? 0.06 : seconds) + (trills ? 0.03 : gap);
      return { samples, at: here };
    });
  };
}

const howl = (length: number, points: readonly (readonly [number, number])[], tune: number): Float32Array =>
  line(
    length,
    points.map(([share, hz]) => [share, hz * tune] as const),
  );

export const animals: KindList = [
  {
    id: 'birds',
    title: 'Birds singing',
    category: 'animals',
    captions: ['birds singing', 'birds chirping in the morning', 'songbird tweeting', 'birdsong in a garden'],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random } = take;
      const birds = Math.max(1, Math.round(4 * take.dense));
      for (let bird = 0; bird < birds; bird += 1) {
        const song = birdSong(random, take.tune);
        const pan = random.between(-1, 1);
        const gain = random.ratio(0.12, 0.6);
        let at = random.between(0, 1.2);
        while (at < take.seconds) {
          for (const syllable of song(at))
            if (syllable.at < take.seconds) take.event(syllable.samples, syllable.at, { gain, pan });
          at += random.between(1.1, 3.2) / take.pace;
        }
      }
    },
  },
  {
    id: 'crickets',
    title: 'Crickets',
    category: 'animals',
    captions: ['crickets chirping at night', 'cicadas', 'insects in the grass on a summer evening'],
    seconds: 8,
    sustained: true,
    render(take) {
      const { random } = take;
      for (let cricket = 0; cricket < 5 * take.dense; cricket += 1) {
        const hz = random.ratio(3800, 5200) * take.tune;
        const spot = { gain: random.ratio(0.06, 0.4), pan: random.between(-1, 1) };
        const pulse = toLength(0.014);
        for (const at of take.beats(random.between(2, 3.2) * take.pace, 0.05))
          for (let rub = 0; rub < 3; rub += 1)
            take.event(times(tone(pulse, hz), hill(pulse)), at + rub * 0.021, spot);
      }
      take.bed((length) => filter(noise(random, length), 'band', 4800, 5), 0.03);
    },
  },
  {
    id: 'bees',
    title: 'Bees and flies',
    category: 'animals',
    captions: ['bee buzzing', 'a fly buzzing around', 'swarm of insects', 'mosquito', 'beehive'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random } = take;
      for (let insect = 0; insect < Math.max(1, 2 * take.dense); insect += 1) {
        const hz = random.ratio(150, 260) * take.tune;
        take.bed((length, side) => {
          const path = drift(random, length, 0.9 * take.pace, 0, 1);
          const buzz = tone(length, drift(random, length, 2.5, hz * 0.92, hz * 1.1), 'saw');
          return times(
            times(filter(filter(buzz, 'high', 450), 'low', 6500), drift(random, length, 40, 0.7, 1)),
            path.map((place) => (side ? place : 1 - place) ** 1.5),
          );
        }, 0.6);
      }
    },
  },
  {
    id: 'owl',
    title: 'Owl',
    category: 'animals',
    captions: ['owl hooting', 'an owl at night', 'hoot hoot'],
    seconds: 4,
    sustained: false,
    render(take) {
      const { random, tune } = take;
      const hoot = (seconds: number, hz: number): Float32Array => {
        const length = toLength(seconds);
        const pitch = howl(
          length,
          [
            [0, hz * 0.9],
            [0.3, hz],
            [1, hz * 0.92],
          ],
          tune,
        );
        const sound = tone(length, pitch);
        add(
          sound,
          tone(
            length,
            pitch.map((value) => 2 * value),
          ),
          0.15,
        );
        add(sound, filter(noise(random, length), 'band', hz * tune, 3), 0.1);
        return times(sound, hill(length, 0.3, 0.5));
      };
      for (const start of take.hits(1, 3.2)) {
        take.event(hoot(0.28, 370), start, { gain: 0.6 });
        take.event(hoot(0.22, 380), start + 0.55, { gain: 0.7 });
        take.event(hoot(0.2, 380), start + 0.82, { gain: 0.7 });
        take.event(hoot(0.75, 360), start + 1.2, { gain: 1 });
      }
    },
  },
  {
    id: 'frog',
    title: 'Frogs',
    category: 'animals',
    captions: ['frog croaking', 'frogs in a pond', 'toad'],
    seconds: 6,
    sustained: true,
    render(take) {
      const { random } = take;
      for (let frog = 0; frog < Math.max(1, 3 * take.dense); frog += 1) {
        const hz = random.ratio(500, 1300) * take.tune;
        const spot = { gain: random.ratio(0.2, 0.9), pan: random.between(-0.9, 0.9) };
        for (const at of take.beats(random.between(0.5, 1.1) * take.pace, 0.15)) {
          const length = toLength(random.between(0.18, 0.4));
          const croak = filter(tone(length, drift(random, length, 8, 28, 44), 'saw'), 'band', hz, 6);
          add(croak, filter(tone(length, 36, 'saw'), 'band', hz * 2.3, 6), 0.5);
          take.event(times(croak, hill(length, 0.6, 0.6)), at, spot);
        }
      }
    },
  },
  {
    id: 'gulls',
    title: 'Seagulls',
    category: 'animals',
    captions: ['seagulls', 'gulls crying at the harbor', 'seabirds'],
    seconds: 7,
    sustained: true,
    render(take) {
      const { random, tune } = take;
      for (const start of take.beats(0.42 * take.dense, 0.25)) {
        const pan = random.between(-0.9, 0.9);
        const base = random.ratio(850, 1250) * tune;
        for (let cry = 0; cry < 2 + random.next() * 5; cry += 1) {
          const length = toLength(0.32);
          const hz = line(length, [
            [0, base],
            [0.2, base * 1.5],
            [1, base * 0.9],
          ]);
          const call = voice(random, {
            hz,
            formants: [
              { hz: 1900 * tune, q: 3, gain: 1 },
              { hz: 3600 * tune, q: 4, gain: 0.6 },
            ],
            breath: 0.08,
            rough: 0.12,
          });
          take.event(times(call, hill(length, 0.25, 0.6)), start + cry * random.between(0.36, 0.42), {
            gain: 0.7,
            pan,
          });
        }
      }
    },
  },
  {
    id: 'woodpecker',
    title: 'Woodpecker',
    category: 'animals',
    captions: ['woodpecker drumming on a tree', 'pecking'],
    seconds: 4,
    sustained: true,
    render(take) {
      const { random } = take;
      for (const start of take.beats(0.5 * take.pace, 0.1))
        for (let peck = 0; peck < 14; peck += 1) {
          const tap = add(burst(random, 1100 * take.tune, 0.03, 5), click(random, 3200), 0.4);
          take.event(tap, start + peck * 0.052, {
            gain: Math.min(1, 0.5 + 0.1 * peck) * (1 - peck / 22),
            pan: 0.2,
          });
        }
    },
  },
];
