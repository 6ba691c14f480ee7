import type { Paragraph } from '#web/features/speech-to-text/editor/paragraphs.ts';

export interface Match {
  /** Place of the paragraph. */
  paragraph: number;
  from: number;
  to: number;
}

/** Every place at which the text stands; case and accents make no difference. */
export function findText(paragraphs: readonly Pick<Paragraph, 'text'>[], wanted: string): Match[] {
  const needle = fold(wanted.trim()).text;
  if (needle === '') return [];
  return paragraphs.flatMap(({ text }, paragraph) => {
    const { text: hay, places } = fold(text);
    const found: Match[] = [];
    for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length))
      found.push({ paragraph, from: places[at]!, to: places[at + needle.length] ?? text.length });
    return found;
  });
}

/** Lower case without accents, with the place of each letter in the original. */
function fold(original: string): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of original) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    text += plain;
    at += letter.length;
  }
  return { text, places };
}
