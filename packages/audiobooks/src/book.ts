import type { TimedWord } from '@mynah/text/subtitles';
import type { BlockKind } from './joining/index.ts';

/** A block as it is heard: its words with their times, in seconds from the begin of the chapter. */
export interface SpokenText {
  type: BlockKind;
  words: TimedWord[];
}

export interface BookChapter {
  title: string;
  texts: readonly SpokenText[];
  durationSeconds: number;
}

/** A book that was spoken, and what it says of itself. */
export interface Book {
  /** Unique and lasting: `urn:isbn:9783161484100`. */
  identifier: string;
  title: string;
  author?: string | undefined;
  /** BCP 47; `und` where nobody said. */
  language: string;
  description?: string | undefined;
  genres?: readonly string[] | undefined;
  /** As it was said: `1898`, `2026-11-21`. */
  publishedOn?: string | undefined;
  /** Of the sound. */
  madeAt: Date;
  chapters: readonly BookChapter[];
}
