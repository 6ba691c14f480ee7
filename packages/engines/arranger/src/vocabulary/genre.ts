import type { ProgressionFamily } from '../harmony/progressions.ts';
import type { Mode } from '../harmony/scales.ts';
import type { BassStyle } from '../parts/bass-styles.ts';
import type { CompStyle } from '../parts/comp-styles.ts';
import type { DrumStyle } from '../parts/drum-styles.ts';

/** Instruments by role; of several one is drawn for each piece. */
export interface Band {
  lead: readonly string[];
  counter: readonly string[];
  comp: readonly string[];
  /** A second accompanying part. */
  second?: readonly string[];
  pad: readonly string[];
  bass: readonly string[];
}

/** How a kind of music is made. */
export interface Genre {
  name: string;
  /** Other words for it in prompts. */
  also: readonly string[];
  /** Beats a minute, slowest and fastest. */
  tempo: readonly [number, number];
  /** Beats in a bar. */
  meter: number;
  modes: readonly Mode[];
  /** Where the second half of a pair falls: 0.5 straight, 0.667 triplets. */
  swing: number;
  /** What swings, in beats: eighths 0.5, sixteenths 0.25. */
  swingUnit: 0.5 | 0.25;
  chords: 'power' | 'triad' | 'seventh' | 'ninth';
  harmony: readonly ProgressionFamily[];
  /** Bars that a chord lasts. */
  barsPerChord: number;
  drums?: DrumStyle;
  /** Program of the drum kit. */
  kit: number;
  bass: BassStyle;
  comp: readonly CompStyle[];
  second?: readonly CompStyle[];
  band: Band;
  /** How much the melody moves, 0 to 1. */
  density: number;
  syncopation: number;
  /** Melody of five tones. */
  pentatonic?: boolean;
  /** How far players are from the grid, 0 a machine, 1 loose. */
  human: number;
  /** 0 dry to 127. */
  reverb: number;
  /** How it ends. */
  ending: 'cadence' | 'fade';
  form: 'song' | 'track' | 'piece' | 'drift';
  /** dB for the drums against the rest. */
  drumsDb?: number;
}
