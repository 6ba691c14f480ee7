import { add, filter, type Mode, noise, type Random, ring, strike, times, toLength } from '../dsp/index.ts';
import { thump } from './grains.ts';
import type { KindList } from './sound-kind.ts';
import type { Take } from './take.ts';

const middleC = 261.63;
/** Where the hammer meets the string, as a share of it: partials with a node there are not heard. */
const hammerPlace = 1 / 8;
const mostPartials = 40;

/** What the words say, else by "low" and "high", two octaves a step, on a semitone. */
function noteOf({ note, tune }: Take): number {
  if (note !== undefined) return Math.min(4186, Math.max(27.5, note));
  const octaves = Math.max(-2.6, Math.min(2.6, (2 * Math.log2(tune)) / 0.3));
  return middleC * 2 ** (Math.round(12 * octaves) / 12);
}

/**
 * Partials of a stiff string: sharper the higher they are (Fletcher 1964). Each dies away twice, fast while the string
 * moves up and down and slowly when it moves sideways (Weinreich 1977), and two strings beat against one another.
 */
function stringModes(random: Random, hz: number, force: number): Mode[] {
  const stiffness = 0.00018 * (hz / 65) ** 0.9;
  const seconds = 11 * (65 / hz) ** 0.55;
  const modes: Mode[] = [];
  for (let partial = 1; partial <= mostPartials; partial += 1) {
    const place = partial * hz * Math.sqrt((1 + stiffness * partial ** 2) / (1 + stiffness));
    if (place > 11_000) break;
    const struck = Math.abs(Math.sin(Math.PI * partial * hammerPlace)) + 0.05;
    // the soundboard hardly answers below a hundred hertz
    const board = place ** 2 / (place ** 2 + 70 ** 2);
    // the soundboard turns each partial as it likes: together they would begin as one sharp pulse
    const turn = random.next() < 0.5 ? -1 : 1;
    const gain =
      (turn * struck * board * random.vary(0.15)) / (partial * (1 + (place / (900 + 2600 * force)) ** 2));
    const fast = seconds / (1 + 0.22 * (partial - 1));
    modes.push({ hz: place, seconds: 0.45 * fast, gain });
    modes.push({ hz: place * 1.00018, seconds: 1.5 * fast, gain: 0.22 * gain });
  }
  return modes;
}

function pianoNote(take: Take, hz: number, at: number, gain: number): void {
  const { random, force } = take;
  const length = Math.min(toLength(9), Math.max(1, take.length - toLength(at)));
  const contact = 0.0012 * (1.4 - 0.8 * force) * (262 / Math.max(80, hz)) ** 0.3;
  for (const side of [-1, 1]) {
    const sound = ring(length, stringModes(random, hz * (1 + 0.00006 * side), force), contact / 4);
    // a string takes the shock of the hammer in a few milliseconds
    for (let early = 0; early < 130; early += 1) sound[early]! *= early / 130;
    const felt = filter(noise(random, toLength(0.06)), 'low', 420);
    add(sound, times(felt, strike(felt.length, 0.05, 0.002)), 0.12);
    add(sound, thump(110, 70, 0.09), 0.05);
    take.event(sound, at, { gain, pan: 0.5 * side });
  }
}

const thirds = { bright: 4, dark: 3 } as const;

export const instruments: KindList = [
  {
    id: 'piano-note',
    title: 'Piano note',
    category: 'bells',
    captions: [
      'piano note',
      'low piano note',
      'piano key pressed',
      'one note on a grand piano',
      'high piano note',
    ],
    seconds: 5,
    sustained: false,
    render(take) {
      const hz = noteOf(take);
      for (const at of take.hits(1, 1.2)) pianoNote(take, hz, at, 1);
    },
  },
  {
    id: 'piano-chord',
    title: 'Piano chord',
    category: 'bells',
    captions: ['piano chord', 'grand piano chord struck', 'sad piano chord', 'dramatic piano chord'],
    seconds: 5,
    sustained: false,
    render(take) {
      const hz = noteOf(take) / 2;
      const third = take.bright < 1 ? thirds.dark : thirds.bright;
      for (const at of take.hits(1, 1.6))
        for (const [finger, semitones] of [0, 12, 12 + third, 19, 24].entries())
          pianoNote(take, hz * 2 ** (semitones / 12), at + 0.006 * finger, 0.5);
    },
  },
];
