import type { TimedWord } from '@mynah/text/subtitles';
import { exportTranscript, type TranscriptWord } from '@mynah/transcripts';
import type { Book } from '../book.ts';

export type WordFormat = 'srt' | 'vtt' | 'json';

/** Shorter than the pause between two paragraphs: no subtitle goes from one into the next. */
const silenceSeconds = 0.5;

/**
 * What a book says and when, over all its chapters as they stand in one file, as subtitles or as JSON with the time of
 * every word.
 */
export async function writeWords(book: Book, format: WordFormat): Promise<string> {
  const chapters = placeChapters(book);
  if (format === 'json') return writeJson(book, chapters);
  const words = chapters.flatMap(({ words }) => words);
  const { title, language } = book;
  const transcript = { title, language, words: toTranscript(words), speakerName: (id: string) => id };
  return (await exportTranscript(transcript, {
    format,
    segmentOnSilenceLongerThanS: silenceSeconds,
  })) as string;
}

interface PlacedChapter {
  title: string;
  start: number;
  end: number;
  words: TimedWord[];
}

/** With times from the begin of the book. */
function placeChapters({ chapters }: Book): PlacedChapter[] {
  let start = 0;
  return chapters.map(({ title, texts, durationSeconds }) => {
    const from = start;
    start += durationSeconds;
    const words = texts.flatMap(({ words }) => words);
    const placed = words.map((word) => ({ ...word, start: from + word.start, end: from + word.end }));
    return { title, start: from, end: start, words: placed };
  });
}

function toTranscript(words: readonly TimedWord[]): TranscriptWord[] {
  const more = { speakerId: null, logprob: 0 };
  return words.flatMap(({ text, start, end, joined }, index): TranscriptWord[] => {
    const before = words[index - 1];
    const word: TranscriptWord = { text, start, end, type: 'word', ...more };
    if (!before || joined) return [word];
    return [{ text: ' ', start: before.end, end: start, type: 'spacing', ...more }, word];
  });
}

function writeJson({ title, author, language }: Book, chapters: readonly PlacedChapter[]): string {
  const told = chapters.map(({ title: name, start, end, words }) => ({
    name,
    start: rounded(start),
    end: rounded(end),
    words: words.map((word) => ({ text: word.text, start: rounded(word.start), end: rounded(word.end) })),
  }));
  return JSON.stringify({ title, author: author ?? null, language, chapters: told });
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
