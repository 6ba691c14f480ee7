import { findKey, type Key } from '../harmony/scales.ts';
import type { Genre } from './genre.ts';
import { genres } from './genres.ts';
import { type Instrument, instruments } from './instruments.ts';
import { type Mood, moods } from './moods.ts';

/** What words ask for: only what they say, nothing made up. */
export interface Direction {
  /** In the order of their weight. */
  genres: readonly Genre[];
  moods: readonly Mood[];
  /** Beats a minute. */
  tempo?: number;
  key?: Key;
  /** A mode without a tonic. */
  modeWord?: 'major' | 'minor';
  meter?: number;
  instruments: readonly Instrument[];
  /** One instrument alone. */
  solo: boolean;
  drums?: boolean;
  bass?: boolean;
  melody?: boolean;
  /** Somebody sings, or should not. */
  vocals?: boolean;
  swing?: boolean;
}

/** "without drums, no bass": what is turned away in the middle of wishes. */
const refusal =
  /\b(?:no|not|without|avoid|except|excluding|don't use|do not use|minus|never)\s+(?:any\s+|too\s+|the\s+)?([\w'&# -]+?)(?=[,.;!?]|\bbut\b|\bwith\b|$)/gi;

export interface Wishes {
  wanted: Direction;
  unwanted: Direction;
}

/** Reads wishes, and what is turned away within them or beside them (negative styles). */
export function readWishes(positive: string, negative = ''): Wishes {
  const turned: string[] = [];
  const kept = positive.replace(refusal, (_, what: string) => {
    turned.push(what);
    return ' ';
  });
  return { wanted: readDirection(kept), unwanted: readDirection([...turned, negative].join(', ')) };
}

export function readDirection(text: string): Direction {
  const words = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\w#♯♭&/'+.-]+/g, ' ')} `;
  const key = findKey(text);
  return {
    genres: ranked(words, genres, ({ name, also }) => [name, ...also]),
    moods: ranked(words, moods, ({ name, also }) => [name, ...also]),
    tempo: readTempo(text),
    key,
    modeWord: key
      ? undefined
      : /\bminor\b/.test(words)
        ? 'minor'
        : /\bmajor\b/.test(words)
          ? 'major'
          : undefined,
    meter: readMeter(words),
    instruments: ranked(words, instruments, ({ names }) => names),
    solo: /\b(solo|unaccompanied|only (?:a |one )?)\s*\w* ?(piano|guitar|violin|cello|flute|harp|organ|instrument)\b|\b(piano|guitar|harp|organ) (solo|only|alone)\b/.test(
      words,
    ),
    drums: /\b(drums?|percussion|beats?|drumbeat|kick|groove|rhythm section)\b/.test(words) || undefined,
    bass: /\b(bass|bassline|808s?)\b/.test(words) || undefined,
    melody: /\b(melody|lead|melodic|tune)\b/.test(words) || undefined,
    vocals: readVocals(words),
    swing: /\b(swing|swung|shuffled?)\b/.test(words) || undefined,
  };
}

/** Those whose words stand in the text, the one with the longest and earliest first; shorter ones inside are left out. */
function ranked<Item>(
  text: string,
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): Item[] {
  const hits = items.flatMap((item) =>
    namesOf(item).flatMap((name) =>
      placesOf(text, name).map((start) => ({ item, start, end: start + name.length })),
    ),
  );
  const free = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.end - other.start > hit.end - hit.start && other.start <= hit.start && other.end >= hit.end,
      ),
  );
  const ordered = free.sort((a, b) => weight(b) - weight(a));
  return [...new Set(ordered.map(({ item }) => item))];
}

/** A long name says more than a short one, and what stands first is meant most. */
const weight = ({ start, end }: { start: number; end: number }): number =>
  Math.min(end - start, 12) - start / 20;

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const plural = text.slice(at + name.length).replace(/^s\b/, '');
    if (!/[\w#]/.test(text[at - 1] ?? ' ') && !/^[\w#]/.test(plural)) places.push(at);
  }
  return places;
}

const tempoWords: readonly [RegExp, number][] = [
  [/\b(largo|very slow)\b/i, 54],
  [/\badagio\b/i, 68],
  [/\bandante\b/i, 84],
  [/\bmoderato\b/i, 104],
  [/\ballegretto\b/i, 114],
  [/\ballegro\b/i, 132],
  [/\bvivace\b/i, 152],
  [/\bpresto\b/i, 176],
];

function readTempo(text: string): number | undefined {
  const found =
    /(\d{2,3}(?:\.\d+)?)\s*-?\s*(?:bpm|beats per minute)\b/i.exec(text) ??
    /\btempo[ :=]+(?:of )?(\d{2,3})\b/i.exec(text);
  const tempo = found ? Number(found[1]) : tempoWords.find(([pattern]) => pattern.test(text))?.[1];
  return tempo === undefined ? undefined : Math.min(Math.max(tempo, 40), 220);
}

function readMeter(words: string): number | undefined {
  const found = /\b([2-7])\/(4|8)\b/.exec(words);
  if (found)
    return found[2] === '8'
      ? found[1] === '6'
        ? 3
        : Number(found[1])
      : Number(found[1]) === 2
        ? 4
        : Number(found[1]);
  return /\b(three-four|in three|triple meter)\b/.test(words) ? 3 : undefined;
}

function readVocals(words: string): boolean | undefined {
  if (/\b(instrumental|no vocals|without vocals|no singing)\b/.test(words)) return false;
  return (
    /\b(vocals?|singer|singing|sung|sings|lyrics|rapper|rapping|female voice|male voice|vocalist)\b/.test(
      words,
    ) || undefined
  );
}
