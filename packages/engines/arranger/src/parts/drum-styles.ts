/** Names of drums and their General MIDI keys. */
export const drumKeys = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  hat: 42,
  pedal: 44,
  open: 46,
  crash: 49,
  ride: 51,
  bell: 53,
  lowTom: 43,
  midTom: 47,
  highTom: 50,
  tambourine: 54,
  cowbell: 56,
  shaker: 82,
  maracas: 70,
  claves: 75,
  highConga: 63,
  lowConga: 64,
  muteConga: 62,
  timpaniHit: 41,
  bassDrum: 35,
  cymbal: 57,
  triangle: 81,
  highAgogo: 67,
  lowAgogo: 68,
  surdo: 87,
  woodblock: 76,
  guiro: 73,
  snap: 37,
  side: 40,
} as const;
export type Drum = keyof typeof drumKeys;

/**
 * A row of a groove: a drum, sixteenths of two bars or one (`X` accent, `x` plain, `-` soft, `.` rest), and from which
 * energy on it is played.
 */
export type DrumLane = readonly [drum: Drum, steps: string, from: number, below?: number];

export interface Groove {
  lanes: readonly DrumLane[];
  /** What plays the fill at the end of a phrase. */
  fill: 'toms' | 'snare' | 'claps' | 'none';
}

export const grooves = {
  rock: {
    fill: 'toms',
    lanes: [
      ['kick', 'X.......X.x.....', 0.3, 0.6],
      ['kick', 'X.....x.X.x.....', 0.6],
      ['snare', '....X.......X...', 0.3],
      ['hat', 'x.x.x.x.x.x.x.x.', 0.25, 0.8],
      ['open', 'X...x...X...x...', 0.8],
      ['tambourine', '....x.......x...', 0.9],
    ],
  },
  punk: {
    fill: 'snare',
    lanes: [
      ['kick', 'X...x...X.x.x...', 0.3],
      ['snare', '..X...X...X...X.', 0.55],
      ['snare', '....X.......X...', 0.3, 0.55],
      ['hat', 'X.x.X.x.X.x.X.x.', 0.2, 0.75],
      ['open', 'X.x.X.x.X.x.X.x.', 0.75],
    ],
  },
  metal: {
    fill: 'toms',
    lanes: [
      ['kick', 'X.xxX.xxX.xxX.xx', 0.75],
      ['kick', 'X..x..x.X..x..x.', 0.3, 0.75],
      ['snare', '....X.......X...', 0.3],
      ['hat', 'X.x.X.x.X.x.X.x.', 0.25, 0.65],
      ['cymbal', 'X...............', 0.85],
      ['ride', 'X...X...X...X...', 0.65],
    ],
  },
  pop: {
    fill: 'toms',
    lanes: [
      ['kick', 'X.......X.......', 0.3, 0.6],
      ['kick', 'X......xX.x.....', 0.6],
      ['snare', '....X.......X...', 0.45],
      ['rim', '....x.......x...', 0.3, 0.45],
      ['hat', 'x.-.x.-.x.-.x.-.', 0.3, 0.75],
      ['hat', 'X-x-X-x-X-x-X-x-', 0.75],
      ['clap', '....x.......x...', 0.8],
      ['shaker', '-x-x-x-x-x-x-x-x', 0.7],
    ],
  },
  ballad: {
    fill: 'toms',
    lanes: [
      ['kick', 'X.........x.....', 0.4],
      ['rim', '....x.......x...', 0.4, 0.7],
      ['snare', '....X.......X...', 0.7],
      ['hat', 'x...x...x...x...', 0.4, 0.7],
      ['hat', 'x.-.x.-.x.-.x.-.', 0.7],
      ['ride', 'x...x...x...x...', 0.85],
    ],
  },
  swing: {
    fill: 'snare',
    lanes: [
      ['ride', 'X...x.x.X...x.x.', 0.3],
      ['pedal', '....x.......x...', 0.3],
      ['kick', '-...-...-...-...', 0.5],
      ['snare', '......-......-..', 0.6],
      ['snare', '..............x.', 0.75],
    ],
  },
  brushes: {
    fill: 'snare',
    lanes: [
      ['ride', 'x...x.-.x...x.-.', 0.3],
      ['pedal', '....x.......x...', 0.25],
      ['snare', '-...x...-...x...', 0.4],
      ['kick', '-.......-.......', 0.4],
    ],
  },
  waltz: {
    fill: 'none',
    lanes: [
      ['kick', 'x...........', 0.35],
      ['hat', '....x...x...', 0.35],
      ['triangle', 'x...........', 0.6],
      ['ride', 'x...x...x...', 0.75],
      ['snare', '....-...-...', 0.7],
    ],
  },
  shuffle: {
    fill: 'toms',
    lanes: [
      ['kick', 'X.......X.....x.', 0.3],
      ['snare', '....X.......X...', 0.35],
      ['hat', 'X.x.X.x.X.x.X.x.', 0.25, 0.75],
      ['ride', 'X.x.X.x.X.x.X.x.', 0.75],
    ],
  },
  lofi: {
    fill: 'none',
    lanes: [
      ['kick', 'X......x..x.....X..x......x.....', 0.3],
      ['snare', '....X.......X...', 0.4],
      ['rim', '....x.......x..-', 0.25, 0.4],
      ['hat', 'x.x.x.x.x.x-x.x.', 0.35],
      ['open', '..............x.................', 0.65],
    ],
  },
  hiphop: {
    fill: 'snare',
    lanes: [
      ['kick', 'X..x......x.....X.....x...xx....', 0.3],
      ['snare', '....X.......X...', 0.35],
      ['clap', '....x.......x...', 0.7],
      ['hat', 'x.x.x.x.x.x.x.xx', 0.3],
      ['open', '......x.........', 0.75],
      ['shaker', '..x...x...x...x.', 0.8],
    ],
  },
  trap: {
    fill: 'claps',
    lanes: [
      ['kick', 'X......x..x.....X..x......x.....', 0.3],
      ['clap', '........X.......', 0.35],
      ['snare', '........x.......', 0.6],
      ['hat', 'x.x.x.x.x.x.xxx.x.x.xxx.x.x.x.xx', 0.3],
      ['open', '..............x.', 0.7],
    ],
  },
  house: {
    fill: 'claps',
    lanes: [
      ['kick', 'X...X...X...X...', 0.4],
      ['open', '..X...X...X...X.', 0.55],
      ['clap', '....X.......X...', 0.5],
      ['hat', 'x-x-x-x-x-x-x-x-', 0.65],
      ['hat', '..x...x...x...x.', 0.3, 0.55],
      ['shaker', '-x-x-x-x-x-x-x-x', 0.8],
    ],
  },
  techno: {
    fill: 'claps',
    lanes: [
      ['kick', 'X...X...X...X...', 0.3],
      ['hat', '..X...X...X...X.', 0.4],
      ['hat', '-x-x-x-x-x-x-x-x', 0.7],
      ['clap', '....X.......X...', 0.6],
      ['rim', '...x..x....x..x.', 0.65],
      ['open', '..x...x...x...x.', 0.85],
      ['lowTom', '..........x..x..', 0.75],
    ],
  },
  drumAndBass: {
    fill: 'snare',
    lanes: [
      ['kick', 'X.........x.....', 0.3],
      ['snare', '....X.......X...', 0.35],
      ['snare', '.......-.-.....-', 0.7],
      ['hat', 'x.x.x.x.x.x.x.x.', 0.3],
      ['ride', 'x...x...x...x...', 0.8],
      ['shaker', '-x-x-x-x-x-x-x-x', 0.6],
    ],
  },
  halftime: {
    fill: 'toms',
    lanes: [
      ['kick', 'X.....x...x.....', 0.3],
      ['snare', '........X.......', 0.35],
      ['hat', 'x.x.x.x.x.x.x.x.', 0.3],
      ['crash', 'X...............................', 0.9],
    ],
  },
  disco: {
    fill: 'toms',
    lanes: [
      ['kick', 'X...X...X...X...', 0.3],
      ['snare', '....X.......X...', 0.4],
      ['open', '..X...X...X...X.', 0.5],
      ['hat', 'x.-.x.-.x.-.x.-.', 0.3],
      ['tambourine', 'x.x.x.x.x.x.x.x.', 0.75],
      ['cowbell', '..x...x...x...x.', 0.92],
    ],
  },
  funk: {
    fill: 'snare',
    lanes: [
      ['kick', 'X..x..x...x..x..X..x......x..x..', 0.3],
      ['snare', '....X..-.-..X..-', 0.35],
      ['hat', 'X-x-X-x-X-x-X-x-', 0.3],
      ['open', '..............x.', 0.7],
      ['cowbell', 'x...x...x...x...', 0.92],
    ],
  },
  reggae: {
    fill: 'toms',
    lanes: [
      ['kick', '........X.......', 0.3],
      ['rim', '........x.......', 0.3],
      ['hat', 'x.x.x.x.x.x.x.xx', 0.3],
      ['snare', '..............x.................', 0.75],
    ],
  },
  bossa: {
    fill: 'none',
    lanes: [
      ['kick', 'x.....xx......xx', 0.3],
      ['rim', 'x..x..x...x..x..', 0.35],
      ['hat', 'x-x-x-x-x-x-x-x-', 0.3],
      ['shaker', '-x-x-x-x-x-x-x-x', 0.65],
    ],
  },
  samba: {
    fill: 'snare',
    lanes: [
      ['surdo', 'x...X...x...X...', 0.3],
      ['kick', 'x..xX..xx..xX..x', 0.5],
      ['shaker', 'X-xxX-xxX-xxX-xx', 0.3],
      ['side', 'x-x-xx-x-x-xx-x-', 0.55],
      ['highAgogo', 'x..x..x.........', 0.7],
      ['lowAgogo', '..........x.x...', 0.7],
    ],
  },
  latin: {
    fill: 'toms',
    lanes: [
      ['claves', 'x.....x.....x.......x...x.......', 0.35],
      ['muteConga', 'x.x...x.x.x...x.', 0.35],
      ['highConga', '....x.......x...', 0.35],
      ['lowConga', '............x.x.', 0.35],
      ['cowbell', 'X...x.x.X...x.x.', 0.65],
      ['kick', '......x.....x...', 0.45],
      ['guiro', 'x...x.x.x...x.x.', 0.7],
    ],
  },
  tango: {
    fill: 'none',
    lanes: [
      ['kick', 'X.....x.X...x...', 0.6],
      ['snare', '......-.....-.--', 0.7],
    ],
  },
  country: {
    fill: 'snare',
    lanes: [
      ['kick', 'X.......X.......', 0.3],
      ['snare', '....x.......x...', 0.4],
      ['hat', 'x.x.x.x.x.x.x.x.', 0.3],
      ['snare', '-.-..-.--.-..-.-', 0.65],
      ['tambourine', '....x.......x...', 0.85],
    ],
  },
  train: {
    fill: 'snare',
    lanes: [
      ['kick', 'X.......X.......', 0.3],
      ['snare', '-.x-X.x--.x-X.x-', 0.35],
      ['hat', '....x.......x...', 0.5],
    ],
  },
  march: {
    fill: 'snare',
    lanes: [
      ['bassDrum', 'X.......X.......', 0.3],
      ['snare', 'x...x.xxx...x.xxx...x.xxx.x.xxxx', 0.35],
      ['cymbal', 'x.......x.......', 0.8],
      ['triangle', '....x.......x...', 0.5, 0.8],
    ],
  },
  epic: {
    fill: 'toms',
    lanes: [
      ['timpaniHit', 'X.......x.......', 0.55],
      ['bassDrum', 'X.....x.X.......', 0.4],
      ['lowTom', '..x.x.....x.x.xx', 0.7],
      ['midTom', 'x..x..x.x..x..x.', 0.85],
      ['snare', 'X.xxX.xxX.xxX.xx', 0.9],
      ['cymbal', 'X...............................', 0.8],
    ],
  },
  hand: {
    fill: 'none',
    lanes: [
      ['tambourine', '....x.......x...', 0.6],
      ['shaker', 'x-x-x-x-x-x-x-x-', 0.5],
      ['bassDrum', 'x.......x.......', 0.65],
      ['maracas', '..x...x...x...x.', 0.85],
    ],
  },
  chip: {
    fill: 'snare',
    lanes: [
      ['kick', 'X...X...X...X...', 0.3],
      ['snare', '....X.......X.x.', 0.35],
      ['hat', 'x.xxx.xxx.xxx.xx', 0.35],
    ],
  },
  soft: {
    fill: 'none',
    lanes: [
      ['shaker', '-.-.-.-.-.-.-.-.', 0.7],
      ['kick', 'x...............', 0.8],
    ],
  },
} satisfies Record<string, Groove>;

export type DrumStyle = keyof typeof grooves;
