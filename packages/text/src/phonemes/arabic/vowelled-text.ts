import { type MarkedLetter, makePausal } from './pausal-form.ts';
import type { VowelModel } from './vowel-model.ts';

/** A text with its short vowels; `starts` has for each UTF-16 unit of it the place in the text as it was written. */
export interface VowelledText {
  text: string;
  starts: readonly number[];
}

/** Vowels and doubling, which the writing leaves out. Where somebody wrote them, they stay. */
const vowelMark = /[\u064b-\u0652\u0670]/u;
const arabicLetter = /[\u0621-\u064a\u0671-\u06d3]/u;

interface Place extends MarkedLetter {
  start: number;
  isWritten: boolean;
}

/** Writes the short vowels of an Arabic text, in the form in which it is said. */
export async function vowelText(text: string, model: VowelModel): Promise<VowelledText> {
  const places = placesOf(text);
  const bare = places.map(({ letter }) => letter.normalize('NFD').replace(/\p{Mn}/gu, ''));
  const spelled = places.map(({ letter, marks }) => `${letter}${marks}`.normalize('NFD'));
  const units = bare.flatMap((letters, index) =>
    [...letters].map((letter) => ({ letter, written: spelled[index]!.replace(/\P{Mn}/gu, ''), index })),
  );
  if (units.length === 0) return { text, starts: [...text].map((_, index) => index) };
  const vowels = await model.vowelsOf(
    units.map(({ letter }) => letter),
    units.map(({ written }) => written),
  );
  for (const [at, { index }] of units.entries()) {
    const place = places[index]!;
    if (!place.isWritten) place.marks += vowels[at]!;
  }
  for (const word of wordsOf(places)) makePausal(word);
  return write(places);
}

function placesOf(text: string): Place[] {
  const places: Place[] = [];
  let start = 0;
  for (const character of text) {
    const last = places.at(-1);
    if (last && /\p{Mn}/u.test(character)) {
      last.marks += character;
      last.isWritten ||= vowelMark.test(character);
    } else {
      places.push({ letter: character, marks: '', start, isWritten: false });
    }
    start += character.length;
  }
  return places;
}

function wordsOf(places: readonly Place[]): Place[][] {
  const words: Place[][] = [];
  let isOpen = false;
  for (const place of places) {
    const isLetter = arabicLetter.test(place.letter);
    if (isLetter && isOpen) words.at(-1)!.push(place);
    else if (isLetter) words.push([place]);
    isOpen = isLetter;
  }
  return words;
}

/** eSpeak wants the doubling before the vowel. */
function write(places: readonly Place[]): VowelledText {
  let text = '';
  const starts: number[] = [];
  for (const { letter, marks, start } of places) {
    const doubled = marks.includes('\u0651') ? `\u0651${marks.replaceAll('\u0651', '')}` : marks;
    const written = letter + doubled;
    text += written;
    for (let unit = 0; unit < written.length; unit += 1) starts.push(start);
  }
  return { text, starts };
}
