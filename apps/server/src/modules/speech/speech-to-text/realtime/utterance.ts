import type { HeardWord } from '@mynah/transcripts';
import type { OpenSpeech } from './open-speech.ts';
import { StableText } from './stable-text.ts';

/** What is committed at once: its sound, and what has been made of it so far. */
export class Utterance {
  readonly speech: OpenSpeech;
  /** What ended it: the client's word, or a pause. */
  endedBy: 'client' | 'pause' = 'pause';
  /** Words of a beginning that will not change any more. */
  readonly settled: HeardWord[] = [];
  stable = new StableText();
  /** Up to where of `speech` it has been guessed. */
  guessedMs = 0;

  constructor(speech: OpenSpeech) {
    this.speech = speech;
  }

  /** Takes the words of the first `ms`, whose sound is not needed any more. */
  settle(words: readonly HeardWord[], ms: number): void {
    this.settled.push(...words);
    this.speech.drop(ms);
    this.stable = new StableText();
    this.guessedMs = 0;
  }

  /** Forgets silence before the first word. */
  dropSilence(): void {
    const before = this.speech.startMs;
    this.speech.dropSilence();
    this.guessedMs = Math.max(0, this.guessedMs - (this.speech.startMs - before));
  }

  /** What is shown while it goes on, from a guess at what is not settled. */
  show(guess: string): string {
    return [plainText(this.settled), this.stable.next(guess)].filter(Boolean).join(' ');
  }
}

const plainText = (words: readonly HeardWord[]): string =>
  words
    .map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))
    .join('')
    .trim();
