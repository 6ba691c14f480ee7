import type { Note } from '../score/note.ts';
import { type Drum, drumKeys, type Groove, grooves } from './drum-styles.ts';
import { barsOf, type PartContext, velocityAt } from './part-context.ts';

/** The groove, as full as the section is, with fills at the ends of phrases and a crash where one begins. */
export function playDrums(context: PartContext): Note[] {
  const { section } = context;
  const style = section.genre.drums ?? (section.taste.genre.drums || 'soft');
  if (!section.taste.drums) return [];
  const groove: Groove = grooves[style];
  const random = context.random('drums');
  const bars = barsOf(context);
  const notes: Note[] = [];
  for (const { bar, start, length } of bars) {
    const isLastBar = bar === bars.length - 1;
    const fills =
      length >= 3 &&
      groove.fill !== 'none' &&
      section.energy > 0.45 &&
      ((isLastBar && !section.isLast) ||
        (bar % 8 === 7 && random.chance(0.8)) ||
        (bar % 4 === 3 && random.chance(0.25)));
    const until = fills ? length - (random.chance(0.4) ? 2 : 1) : length;
    notes.push(...barOfDrums(context, groove, { bar, start, until }));
    if (fills) notes.push(...fill(context, groove.fill, { from: start + until, to: start + length }));
  }
  const crashes = section.energy > 0.72 && groove.fill !== 'none' ? [stroke(context, 'crash', 0, 2)] : [];
  return [...crashes, ...notes, ...finalStroke(context, groove)];
}

function barOfDrums(
  context: PartContext,
  { lanes }: Groove,
  { bar, start, until }: { bar: number; start: number; until: number },
): Note[] {
  const { energy, taste } = context.section;
  const steps = Math.round(until * 4);
  return lanes.flatMap(([drum, row, from, below = 2]) => {
    if (energy < from || energy >= below) return [];
    const offset = row.length === 32 && bar % 2 === 1 ? 16 : 0;
    return Array.from(
      { length: steps },
      (_, step) =>
        row[offset + (taste.meter === 4 ? step : step % Math.min(taste.meter * 4, row.length))] ?? '.',
    ).flatMap((sign, step) =>
      sign === '.'
        ? []
        : [stroke(context, drum, start + step / 4, sign === 'X' ? 12 : sign === '-' ? -26 : -4)],
    );
  });
}

const stroke = (context: PartContext, drum: Drum, start: number, accent: number): Note => ({
  role: 'drums',
  start,
  length: 0.2,
  pitch: drumKeys[drum],
  velocity: velocityAt(context, start, accent),
});

const fillDrums: Record<Exclude<Groove['fill'], 'none'>, readonly Drum[]> = {
  toms: ['snare', 'highTom', 'midTom', 'lowTom'],
  snare: ['snare'],
  claps: ['clap', 'snare'],
};

/** Sixteenths that grow towards the next bar. */
function fill(
  context: PartContext,
  kind: Groove['fill'],
  { from, to }: { from: number; to: number },
): Note[] {
  if (kind === 'none') return [];
  const random = context.random(`fill/${from}`);
  const drums = fillDrums[kind];
  const steps = Math.round((to - from) * 4);
  return Array.from({ length: steps }, (_, step) => step).flatMap((step) => {
    if (step > 0 && random.chance(0.22)) return [];
    const drum = drums[Math.min(drums.length - 1, Math.floor((step * drums.length) / steps))] as Drum;
    return [stroke(context, drum, from + step / 4, -8 + (14 * step) / steps)];
  });
}

/** A stroke under the last chord. */
function finalStroke(context: PartContext, { fill: kind }: Groove): Note[] {
  const { finalBeat } = context.harmony;
  if (finalBeat === undefined || context.section.energy < 0.35) return [];
  return [
    stroke(context, 'kick', finalBeat, 4),
    ...(kind === 'none' ? [] : [stroke(context, 'crash', finalBeat, -4)]),
  ];
}
