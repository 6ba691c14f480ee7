import { planSpeech } from '@mynah/text';

export interface CharacterErrors {
  wrong: number;
  all: number;
}

/**
 * How many characters of a text were heard otherwise (edits by Levenshtein, at most all). Both sides are compared as
 * they are spoken: figures and short forms in words, no case, no punctuation, no spaces.
 */
export function characterErrors(said: string, heard: string, language: string): CharacterErrors {
  const expected = lettersOf(said, language);
  return {
    wrong: Math.min(expected.length, editDistance(expected, lettersOf(heard, language))),
    all: expected.length,
  };
}

function lettersOf(text: string, language: string): string[] {
  const { segments } = planSpeech(text, { language, normalization: 'auto', ssml: false });
  const spoken = segments.map((segment) => segment.text).join(' ');
  return [
    ...spoken
      .toLowerCase()
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
      .replaceAll('ё', 'е'),
  ];
}

function editDistance(expected: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index);
  for (const [index, character] of expected.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries())
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (character === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
