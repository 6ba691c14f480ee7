import { scaleOver } from '../harmony/scales.ts';
import { chordAt } from '../harmony/section-harmony.ts';
import { nearestKey } from '../harmony/voicing.ts';
import { randomFor } from '../random.ts';
import type { Note } from '../score/note.ts';
import { type MotifNote, motifFor } from './motif.ts';
import { barsOf, finalNotes, type PartContext, velocityAt } from './part-context.ts';

/** Cells of a four-bar phrase: a motif, its answer, the motif again, a close. */
const phraseForms = [
  ['a', 'b', 'a', 'close'],
  ['a', 'a', 'b', 'close'],
  ['a', 'b', 'b', 'close'],
] as const;
const reach = 11;

/** The tune: motifs that belong to the kind of section, carried through the chords in phrases that end and breathe. */
export function playMelody(context: PartContext, loudness = 8): Note[] {
  const { section, song } = context;
  const motif = motifFor(song, section);
  const form = randomFor(section.seed, 'phrase', motif.group).pick(phraseForms);
  const random = context.random('melody');
  const sparse =
    section.kind === 'intro' ||
    section.kind === 'outro' ||
    section.kind === 'break' ||
    section.genre.form === 'drift';
  const notes: Note[] = [];
  let pitch = centerOf(context);
  for (const { bar, start, length } of barsOf(context)) {
    const place = bar % 4;
    if (
      sparse &&
      (Math.floor(bar / 2) % 2 === 1 ||
        (section.genre.form !== 'drift' && bar < 2 && section.kind === 'intro'))
    )
      continue;
    const isClose = form[place] === 'close' || start + length >= context.until;
    const cell: readonly MotifNote[] = isClose ? motif.close : motif[form[place] as 'a' | 'b'];
    if (place === 0) pitch = settle(context, start, centerOf(context) + motif.start, 'chord');
    for (const [index, step] of cell.entries()) {
      if (step.at >= length - 1e-6) continue;
      const beat = start + step.at;
      const ends = isClose && index === cell.length - 1;
      pitch = ends ? landing(context, beat, pitch, bar % 8 === 7) : nextPitch(context, beat, pitch, step);
      const room = Math.min(step.length, length - step.at) - 0.05;
      const arch = place === 1 || place === 2 ? 3 : 0;
      notes.push({
        role: 'lead',
        start: beat,
        length: Math.max(room, 0.2),
        pitch,
        velocity: velocityAt(
          context,
          beat,
          loudness + arch + (step.at % 1 === 0 ? 3 : -2) + random.between(-2, 2),
        ),
      });
    }
  }
  const last = context.harmony.finalBeat;
  const home = last === undefined ? [] : [settle(context, last, pitch, 'root')];
  return [...notes, ...finalNotes(context, 'lead', home)];
}

const centerOf = ({ section }: PartContext): number =>
  section.taste.band.lead.center +
  (section.kind === 'chorus' || section.kind === 'drop' || section.kind === 'solo' ? 2 : -2);

/** Moves by steps of the scale; on strong beats it stands on a tone of the chord, and it turns at the ends of its reach. */
function nextPitch(context: PartContext, beat: number, before: number, { step, strong }: MotifNote): number {
  const { harmony, section } = context;
  const { chord } = chordAt(harmony.spans, beat);
  const scale = scaleOver(harmony.key, chord.tones, section.genre.pentatonic === true);
  const center = centerOf(context);
  const away = before - center;
  const move = Math.abs(away) > reach - 3 && Math.sign(step) === Math.sign(away) ? -step : step;
  const target = walk(scale, before, move);
  return strong ? nearestOf(chord.tones.slice(0, 4), target) : target;
}

/** So many notes of the scale up or down. */
function walk(scale: readonly number[], from: number, steps: number): number {
  let pitch = nearestOf(scale, from);
  for (let left = Math.abs(steps); left > 0; left--) {
    do pitch += Math.sign(steps);
    while (!scale.includes(((pitch % 12) + 12) % 12));
  }
  return pitch;
}

const nearestOf = (classes: readonly number[], near: number): number =>
  classes
    .map((one) => nearestKey(one, near))
    .reduce((best, key) => (Math.abs(key - near) < Math.abs(best - near) ? key : best));

/** A phrase ends open, on any tone of its chord; a sentence ends on its root or third. */
function landing(context: PartContext, beat: number, before: number, isSentence: boolean): number {
  const { tones } = chordAt(context.harmony.spans, beat).chord;
  return nearestOf(isSentence ? tones.slice(0, 2) : tones.slice(0, 3), before);
}

function settle(context: PartContext, beat: number, near: number, on: 'chord' | 'root'): number {
  const { tones } = chordAt(context.harmony.spans, beat).chord;
  return nearestOf(on === 'root' ? tones.slice(0, 1) : tones.slice(0, 3), near);
}

/** A second voice in long notes, a third or a sixth under the tune, moving as little as it can. */
export function playCounter(context: PartContext): Note[] {
  const { harmony, section } = context;
  let pitch = Math.min(section.taste.band.counter.center - 3, section.taste.band.lead.center - 4);
  return harmony.spans.flatMap(({ start, length, chord }): Note[] => {
    if (start >= section.beats) return [];
    const guides = chord.tones.length > 1 ? chord.tones.slice(1) : chord.tones;
    const before = pitch;
    pitch = nearestOf(guides, before);
    const held = {
      role: 'counter' as const,
      start,
      length: length - 0.1,
      pitch,
      velocity: velocityAt(context, start, -8),
    };
    const isFinal = start === harmony.finalBeat;
    if (length < 3 || isFinal) return [held];
    const scale = scaleOver(harmony.key, chord.tones, false);
    const turn = start + Math.ceil(length * 0.75);
    return [
      { ...held, length: turn - start - 0.05 },
      {
        ...held,
        start: turn,
        length: start + length - turn - 0.05,
        pitch: walk(scale, pitch, before > pitch ? 1 : -1),
      },
    ];
  });
}
