import type { TranscriptWord } from './transcript-word.ts';

export interface TimedCharacter {
  text: string;
  start: number;
  end: number;
}

/** The characters of a word, its time shared out evenly: recognizers time words. None for a word without times. */
export function charactersOf({ text, start, end }: TranscriptWord): TimedCharacter[] {
  if (start === null || end === null) return [];
  const characters = [...text];
  const at = (index: number): number => round(start + ((end - start) * index) / characters.length);
  return characters.map((character, index) => ({ text: character, start: at(index), end: at(index + 1) }));
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
