import { type ChordSpan, chordAt } from '../harmony/section-harmony.ts';
import { voiceChord } from '../harmony/voicing.ts';
import type { Note, Role } from '../score/note.ts';
import type { Instrument } from '../vocabulary/instruments.ts';
import { type CompPattern, type CompStyle, compPatterns } from './comp-styles.ts';
import { barsOf, finalNotes, type PartContext, velocityAt } from './part-context.ts';

interface Player {
  role: Role;
  instrument: Instrument;
  style: CompStyle;
  /** Semitones: keeps two accompanying parts apart. */
  shift: number;
}

/** Accompaniment: chords led smoothly, in the pattern of the style. */
export function playComping(context: PartContext, player: Player): Note[] {
  const pattern: CompPattern = compPatterns[player.style];
  const voicings = voicingsFor(context, player, pattern);
  const random = context.random(`comp/${player.role}`);
  const row = random.pick(pattern.rows);
  const notes = barsOf(context).flatMap(({ bar, start, length }) => {
    const steps = bar % 4 === 3 ? random.pick(pattern.rows) : row;
    return barOfComping(context, player, { pattern, steps, start, length, voicings });
  });
  const last =
    context.harmony.finalBeat === undefined
      ? []
      : (voicings.get(chordAt(context.harmony.spans, context.harmony.finalBeat)) ?? []);
  return [...notes, ...finalNotes(context, player.role, last)];
}

type Voicings = ReadonlyMap<ChordSpan, readonly number[]>;

function voicingsFor(
  { harmony, section }: PartContext,
  { instrument, shift }: Player,
  { shape }: CompPattern,
): Voicings {
  const isPower = section.genre.chords === 'power' || shape === 'root5';
  const center = (isPower ? 48 : Math.min(Math.max(instrument.center - 5, 54), 67)) + shift;
  let before: number[] | undefined;
  return new Map(
    harmony.spans.map((span) => {
      const chord = isPower
        ? { root: span.chord.root, tones: [span.chord.root, (span.chord.root + 7) % 12] }
        : span.chord;
      before = voiceChord(chord, before, { center, voices: 4, rootless: section.taste.bass });
      if (isPower) before = powerChord(span.chord.root);
      return [span, before];
    }),
  );
}

/** Root, fifth and octave in the low strings. */
const powerChord = (root: number): number[] => {
  const low = 40 + ((((root - 40) % 12) + 12) % 12);
  return [low, low + 7, low + 12];
};

interface Bar {
  pattern: CompPattern;
  steps: string;
  start: number;
  length: number;
  voicings: Voicings;
}

function barOfComping(
  context: PartContext,
  player: Player,
  { pattern, steps, start, length, voicings }: Bar,
): Note[] {
  const notes: Note[] = [];
  const barSteps = Math.round(length * 4);
  const offset = steps.length > 16 && (start / context.section.taste.meter) % 2 === 1 ? 16 : 0;
  let hit = 0;
  for (let step = 0; step < barSteps; step++) {
    const sign = steps[(offset + step) % steps.length] as string;
    if (sign === '.' || sign === '~') continue;
    let end = step + 1;
    while (end < barSteps && steps[(offset + end) % steps.length] === '~') end++;
    const beat = start + step / 4;
    const span = chordAt(context.harmony.spans, beat);
    const keys = voicings.get(span) ?? [];
    const accent = sign === 'X' ? 6 : sign === '-' ? -16 : -3;
    const until = Math.min(start + end / 4, span.start + span.length);
    const stroke = {
      role: player.role,
      start: beat,
      length: Math.max(until - beat - 0.04, 0.12),
      velocity: velocityAt(context, beat, accent - 8),
    };
    notes.push(
      ...struck(pattern.shape, keys, stroke, { hit: hit++, step, rings: player.instrument.plucked === true }),
    );
  }
  return notes;
}

interface Stroke {
  hit: number;
  step: number;
  rings: boolean;
}

/** Which tones of the chord a hit plays, and when. */
function struck(
  shape: CompPattern['shape'],
  keys: readonly number[],
  note: Omit<Note, 'pitch'>,
  { hit, step, rings }: Stroke,
): Note[] {
  const count = Math.max(keys.length, 1);
  const one = (index: number, changes: Partial<Note> = {}): Note => ({
    ...note,
    pitch: keys[((index % count) + count) % count] as number,
    ...changes,
  });
  const longer = rings ? { length: Math.max(note.length, 1) } : {};
  if (keys.length === 0) return [];
  switch (shape) {
    case 'block':
    case 'root5':
      return keys.map((_, index) => one(index));
    case 'upper':
      return keys.slice(-3).map((pitch) => ({ ...note, pitch }));
    case 'strum':
      return keys.map((_, index) => {
        const down = step % 4 === 0;
        return one(down ? index : count - 1 - index, {
          start: note.start + index * 0.018,
          velocity: Math.max(1, note.velocity - index * 3),
          ...longer,
        });
      });
    case 'up':
      return note.length > 2
        ? keys.map((_, index) => one(index, { start: note.start + index * 0.06 }))
        : [one(hit, longer)];
    case 'updown': {
      const cycle = Math.max(2 * count - 2, 1);
      const place = hit % cycle;
      return [one(place < count ? place : cycle - place, longer)];
    }
    case 'alberti':
      return [one([0, count - 1, Math.min(1, count - 1), count - 1][hit % 4] as number, longer)];
    case 'fingers':
      return hit % 4 === 0
        ? [one(0, longer), one(count - 1, longer)]
        : [one([1, 2, 1, 3][hit % 4] as number, longer)];
    case 'broken':
      return hit % 4 === 0
        ? [one(0, longer), one(count - 1, longer)]
        : [one([0, 1, 2, 1][hit % 4] as number, longer)];
  }
}

/** Held chords under everything. */
export function playPad(context: PartContext): Note[] {
  const { section } = context;
  return playComping(context, {
    role: 'pad',
    instrument: section.taste.band.pad,
    style: 'pad',
    shift: section.genre.form === 'drift' ? -4 : 0,
  });
}
