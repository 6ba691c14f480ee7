/**
 * How chords are played. `steps` are sixteenths of a bar or two: `X` accent, `x` plain, `-` soft, `~` held on, `.`
 * silent. `shape` says what of the chord sounds at a hit.
 */
export interface CompPattern {
  shape: 'block' | 'strum' | 'up' | 'updown' | 'alberti' | 'fingers' | 'root5' | 'upper' | 'broken';
  rows: readonly string[];
}

export const compPatterns = {
  pad: { shape: 'block', rows: ['x~~~~~~~~~~~~~~~'] },
  halves: { shape: 'block', rows: ['x~~~~~~~x~~~~~~~'] },
  quarters: { shape: 'block', rows: ['X~~~x~~~X~~~x~~~'] },
  eighths: { shape: 'block', rows: ['X~x~x~x~X~x~x~x~'] },
  pushed: { shape: 'block', rows: ['X~~~~~x~~~~~x~~~', 'X~~~~~x~~~x~~~~~'] },
  ballad: { shape: 'broken', rows: ['x~x~x~x~x~x~x~x~'] },
  rolled: { shape: 'up', rows: ['x~~~~~~~~~~~~~~~'] },
  arpeggio: { shape: 'updown', rows: ['x~x~x~x~x~x~x~x~'] },
  fastArpeggio: { shape: 'updown', rows: ['xxxxxxxxxxxxxxxx'] },
  sequence: { shape: 'up', rows: ['X.xx.xx.X.xx.x.x'] },
  alberti: { shape: 'alberti', rows: ['x~x~x~x~x~x~x~x~'] },
  waltz: { shape: 'upper', rows: ['....x~..x~..'] },
  charleston: {
    shape: 'block',
    rows: ['X~~.............', 'X~~...x.........', '......x~~.....x.', '..x.......X~~...'],
  },
  jazzGuitar: { shape: 'block', rows: ['x~~.X~~.x~~.X~~.'] },
  strum: { shape: 'strum', rows: ['X~~~x~-~.~x~x~-~', 'X~~~x~-~~~x~x~x~'] },
  softStrum: { shape: 'strum', rows: ['x~~~~~~~x~~~x~~~'] },
  fingers: { shape: 'fingers', rows: ['x~x~x~x~x~x~x~x~'] },
  power: { shape: 'root5', rows: ['X~~~~~~~X~~~X~x~', 'X~~~~~~~~~~~~~~~'] },
  chug: { shape: 'root5', rows: ['X.xxX.xxX.xxX~~~', 'X.xxX.xxX.X~X~~~'] },
  driven: { shape: 'root5', rows: ['X.x.x.x.X.x.x.x.'] },
  skank: { shape: 'upper', rows: ['....X.......X...'] },
  organBubble: { shape: 'block', rows: ['..x.-.x...x.-.x.'] },
  offbeat: { shape: 'block', rows: ['..X...X...X...X.'] },
  houseStab: { shape: 'block', rows: ['X..x..x...x..x..', '..x..x..x..x..x.'] },
  bossa: { shape: 'upper', rows: ['x~~x~~x~..x~~x~.', '..x~~x~~x~~x~~..'] },
  montuno: { shape: 'broken', rows: ['x.xx.x.xx.x.xx.x'] },
  scratch: { shape: 'upper', rows: ['x.-x-.x-.-x-x.-.', 'X.-.-x.-X.-x.x-.'] },
  stabs: { shape: 'block', rows: ['X.....x.........', 'X..X..........x.'] },
  hits: { shape: 'block', rows: ['X~..............', 'X~....X~........'] },
  ostinato: { shape: 'broken', rows: ['X.xxX.xxX.xxX.xx', 'X.x.x.x.X.x.x.x.'] },
  gospel: { shape: 'block', rows: ['X~~~~~x~X~~~x~x~'] },
  tango: { shape: 'block', rows: ['X...x...x...x.x.', 'X.....x.X...x...'] },
  boomChick: { shape: 'upper', rows: ['....x.......x...', '....x.-.....x.-.'] },
  pulseEighth: { shape: 'upper', rows: ['-.x.-.x.-.x.-.x.'] },
} satisfies Record<string, CompPattern>;
export type CompStyle = keyof typeof compPatterns;
