import type { MusicPlan, MusicSection } from '@mynah/engine-spec/tasks';
import { keyName } from '../harmony/scales.ts';
import { readWishes } from '../vocabulary/direction.ts';
import { type Taste, tasteOf } from '../vocabulary/taste.ts';
import { type FormPart, formFor } from './forms.ts';

export interface PlanWish {
  prompt: string;
  lengthMs?: number;
  seed: number;
  instrumental: boolean;
  source?: MusicPlan;
}

export const shortestSectionMs = 3000;
export const longestSectionMs = 120_000;
const shortestPieceMs = 3000;
const longestPieceMs = 600_000;

/** Words to a plan: styles that say everything that was decided, and sections of whole bars that add up exactly. */
export function planSong({ prompt, lengthMs, seed, instrumental, source }: PlanWish): MusicPlan {
  if (source) return revised(source, { prompt, lengthMs, seed, instrumental });
  const taste = tasteOf([prompt], [], seed);
  const length = lengthMs ?? lengthIn(prompt) ?? usualLengthMs[taste.genre.form];
  return {
    positiveStyles: stylesOf(taste, prompt, instrumental),
    negativeStyles: refusalsIn(prompt),
    sections: sectionsFor(taste, Math.round(length)),
  };
}

const usualLengthMs: Record<Taste['genre']['form'], number> = {
  song: 96_000,
  track: 90_000,
  piece: 84_000,
  drift: 90_000,
};

/** "a 30-second jingle", "two minutes", "1:30". */
export function lengthIn(prompt: string): number | undefined {
  const clock = /\b(\d{1,2}):([0-5]\d)\b/.exec(prompt);
  const amount =
    /\b(\d{1,3}(?:\.\d+)?|one|two|three|four|five|half a)[\s-]*(second|sec|minute|min)s?\b/i.exec(prompt);
  const words: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, 'half a': 0.5 };
  const [, count = '', unit = ''] = amount ?? [];
  const number = words[count.toLowerCase()] ?? Number(count);
  const ms = clock
    ? (Number(clock[1]) * 60 + Number(clock[2])) * 1000
    : number * (unit.toLowerCase().startsWith('min') ? 60_000 : 1000);
  if (!clock && !amount) return undefined;
  return Math.min(Math.max(ms, shortestPieceMs), longestPieceMs);
}

function stylesOf(taste: Taste, prompt: string, instrumental: boolean): string[] {
  const { wanted } = readWishes(prompt);
  const { lead, comp, bass } = taste.band;
  const band = [...(taste.melody ? [lead] : []), comp, ...(taste.bass ? [bass] : [])].map(
    ({ names }) => names[0],
  );
  const asked = taste.asked.map(({ names }) => names[0]);
  const styles = [
    taste.genre.name,
    ...(taste.accent ? [taste.accent.name] : []),
    ...wanted.moods.map(({ name }) => name),
    `${taste.tempo} bpm`,
    keyName(taste.key),
    ...(taste.meter === 4 ? [] : [`${taste.meter}/4`]),
    ...(taste.swing > 0.55 && taste.genre.swing < 0.55 ? ['swing'] : []),
    ...(taste.solo ? [`solo ${asked[0]}`] : [...asked, ...band.filter((name) => !asked.includes(name))]),
    ...(taste.drums && !taste.genre.drums ? ['drums'] : []),
    instrumental || !taste.vocals ? 'instrumental' : 'vocals',
  ];
  return [...new Set(styles)].slice(0, 50);
}

function refusalsIn(prompt: string): string[] {
  const { unwanted } = readWishes(prompt);
  return [
    ...unwanted.genres.map(({ name }) => name),
    ...unwanted.instruments.map(({ names }) => names[0]),
    ...unwanted.moods.map(({ name }) => name),
    ...(unwanted.drums ? ['drums'] : []),
    ...(unwanted.bass ? ['bass'] : []),
    ...(unwanted.melody ? ['melody'] : []),
    ...(unwanted.vocals ? ['vocals'] : []),
  ];
}

/** Whole bars where they fit; what is left over goes to the last section. */
function sectionsFor(taste: Taste, lengthMs: number): MusicSection[] {
  const barMs = (taste.meter * 60_000) / taste.tempo;
  const bars = Math.max(1, Math.round(lengthMs / barMs));
  const parts = sharedOut(formFor(taste.genre.form, lengthMs), bars, Math.ceil(shortestSectionMs / barMs));
  let from = 0;
  let bar = 0;
  return parts.map((part, index) => {
    bar += part.bars;
    const to = index === parts.length - 1 ? lengthMs : Math.round((bar * lengthMs) / bars);
    const durationMs = to - from;
    from = to;
    return { name: part.name, positiveStyles: [...part.styles], negativeStyles: [], durationMs, lines: [] };
  });
}

/** Bars for each part by its weight, in pairs where there are enough. */
function sharedOut(
  parts: readonly FormPart[],
  bars: number,
  fewest: number,
): (FormPart & { bars: number })[] {
  const kept = parts.slice(0, Math.max(1, Math.floor(bars / fewest)));
  const weight = kept.reduce((sum, part) => sum + part.weight, 0);
  const grid = bars >= kept.length * 4 ? 2 : 1;
  const shared = kept.map((part) => ({
    ...part,
    bars: Math.max(fewest, Math.round((part.weight / weight) * (bars / grid)) * grid),
  }));
  for (let over = shared.reduce((sum, part) => sum + part.bars, 0) - bars; over !== 0; ) {
    const widest = shared.reduce((best, part) => (part.bars > best.bars ? part : best));
    const change = over > 0 ? -Math.min(over, grid) : Math.min(-over, grid);
    widest.bars += change;
    over += change;
  }
  return shared;
}

/** A plan in hand, bent to what the new words ask for. */
function revised(
  source: MusicPlan,
  { prompt, lengthMs, seed, instrumental }: Omit<PlanWish, 'source'>,
): MusicPlan {
  const { wanted, unwanted } = readWishes(prompt);
  const fresh = stylesOf(
    tasteOf([prompt, ...source.positiveStyles], source.negativeStyles, seed),
    prompt,
    instrumental,
  );
  const isTempo = (style: string) => /bpm$/.test(style);
  const isKey = (style: string) => /^[A-G][b#]? \w+$/.test(style);
  const dropped = new Set([
    ...refusalsIn(prompt),
    ...(wanted.tempo ? source.positiveStyles.filter(isTempo) : []),
    ...(wanted.key ? source.positiveStyles.filter(isKey) : []),
  ]);
  const replaced = (style: string) => wanted.genres.length > 0 && readWishes(style).wanted.genres.length > 0;
  const kept = source.positiveStyles.filter((style) => !dropped.has(style) && !replaced(style));
  const asked = fresh.filter(
    (style) => saidIn(prompt, style) || (wanted.genres.length > 0 && style === wanted.genres[0]?.name),
  );
  const total = source.sections.reduce((sum, section) => sum + section.durationMs, 0);
  const factor = lengthMs === undefined ? 1 : lengthMs / total;
  return {
    positiveStyles: [...new Set([...asked, ...kept])].slice(0, 50),
    negativeStyles: [...new Set([...source.negativeStyles, ...refusalsIn(prompt)])].filter(
      (style) => !unwanted || !asked.includes(style),
    ),
    sections: stretched(source.sections, factor, lengthMs ?? total),
  };
}

const saidIn = (prompt: string, style: string): boolean =>
  prompt.toLowerCase().includes(style.toLowerCase()) ||
  (/bpm$/.test(style) === /bpm/i.test(prompt) && /bpm$/.test(style));

function stretched(sections: readonly MusicSection[], factor: number, total: number): MusicSection[] {
  if (factor === 1) return [...sections];
  const lengths = sections.map(({ durationMs }) =>
    Math.min(Math.max(Math.round(durationMs * factor), shortestSectionMs), longestSectionMs),
  );
  const rest = total - lengths.reduce((sum, length) => sum + length, 0);
  const widest = lengths.indexOf(Math.max(...lengths));
  return sections.map((section, index) => ({
    ...section,
    durationMs: Math.min(
      Math.max((lengths[index] as number) + (index === widest ? rest : 0), shortestSectionMs),
      longestSectionMs,
    ),
  }));
}
