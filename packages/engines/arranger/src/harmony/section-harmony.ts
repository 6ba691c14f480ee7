import { type Random, randomFor } from '../random.ts';
import type { Song, SongSection } from '../score/song.ts';
import { type Chord, chordOf } from './chords.ts';
import {
  bridges,
  harmonyGroup,
  type ProgressionFamily,
  type Progressions,
  progressionFamilies,
} from './progressions.ts';
import { isMinor, type Key } from './scales.ts';

/** A chord and its time in beats from the start of the section. */
export interface ChordSpan {
  start: number;
  length: number;
  chord: Chord;
}

export interface Harmony {
  key: Key;
  spans: readonly ChordSpan[];
  /** Beat of the last chord of the piece, which rings to the end. */
  finalBeat?: number;
}

/** As long as the last chord rings at least, where there is time. */
const ringMs = 2600;

/** The chords of a section: a progression that sections of its kind share, with a cadence at the end. */
export function harmonyOf(song: Song, section: SongSection): Harmony {
  const { taste, beats } = section;
  const key: Key = { tonic: (taste.key.tonic + section.shift) % 12, mode: taste.key.mode };
  const group = harmonyGroup(section.kind);
  const row = progressionFor(section, group, randomFor(song.seed, 'harmony', group));
  const step = taste.meter * section.genre.barsPerChord;
  const spans: ChordSpan[] = [];
  for (let start = 0, turn = 0; start < beats; start += step, turn++) {
    const chord = chordOf(row[turn % row.length] as string, key, section.genre.chords);
    spans.push({ start, length: Math.min(step, beats - start), chord });
  }
  return section.isLast ? ended({ key, spans }, section) : { key, spans: turned(spans, key, section) };
}

const progressionFor = (
  section: SongSection,
  group: ReturnType<typeof harmonyGroup>,
  random: Random,
): readonly string[] => {
  const shade = isMinor(section.taste.key.mode) ? 'minor' : 'major';
  const isLoop =
    section.genre.form === 'track' || section.genre.form === 'drift' || section.genre.harmony[0] === 'blues';
  if (group === 'bridge' && !isLoop) return random.pick(bridges[shade]);
  const family: Progressions =
    progressionFamilies[
      section.genre.harmony[group === 'chorus' ? section.genre.harmony.length - 1 : 0] as ProgressionFamily
    ];
  return random.pick(family[shade]);
};

/** Before another section the last bar leads on: a dominant, where the music knows one. */
function turned(spans: ChordSpan[], key: Key, section: SongSection): ChordSpan[] {
  const last = spans.at(-1);
  const leads = section.genre.form === 'song' || section.genre.form === 'piece';
  if (!last || !leads || spans.length < 4 || last.chord.root !== key.tonic) return spans;
  const numeral = section.genre.chords === 'power' ? 'V5' : section.genre.chords === 'triad' ? 'V' : 'V7';
  return [...spans.slice(0, -1), { ...last, chord: chordOf(numeral, key, section.genre.chords) }];
}

/** The piece comes home: dominant or subdominant, then the tonic, which rings out. */
function ended({ key, spans }: Harmony, section: SongSection): Harmony {
  const { taste, beats, beatMs, genre } = section;
  const tonic = chordOf(isMinor(key.mode) ? 'i' : 'I', key, genre.chords);
  if (genre.ending === 'fade' || genre.form === 'drift') return { key, spans };
  const ring = Math.min(Math.max(1, Math.ceil(ringMs / beatMs)), Math.max(1, Math.floor(beats / 2)));
  const barStart = Math.floor((beats - ring) / taste.meter) * taste.meter;
  const finalBeat = barStart > 0 ? barStart : beats - ring;
  const before = spans
    .filter(({ start }) => start < finalBeat)
    .map((span) => ({ ...span, length: Math.min(span.length, finalBeat - span.start) }));
  const approach = before.at(-1);
  if (approach && before.length > 1) {
    const numeral =
      genre.form === 'piece' || genre.chords === 'seventh' ? 'V' : isMinor(key.mode) ? 'bVII' : 'IV';
    before[before.length - 1] = { ...approach, chord: chordOf(numeral, key, genre.chords) };
  }
  return {
    key,
    finalBeat,
    spans: [...before, { start: finalBeat, length: beats - finalBeat, chord: tonic }],
  };
}

/** The chord that sounds at a beat. */
export function chordAt(spans: readonly ChordSpan[], beat: number): ChordSpan {
  return (spans.findLast(({ start }) => start <= beat + 1e-6) ?? spans[0]) as ChordSpan;
}
