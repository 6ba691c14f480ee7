import { segmentWords } from '../segment-words.ts';
import { clockTime } from './clock-time.ts';
import type { ExportedTranscript, ExportLayout } from './export-options.ts';

/** A paragraph of a document: who, when, what. */
export interface Paragraph {
  /** Absent when not wanted, or not known. */
  speaker?: string;
  /** `2:03` */
  time?: string;
  text: string;
}

export const paragraphsOf = (transcript: ExportedTranscript, layout: ExportLayout): Paragraph[] =>
  segmentWords(transcript.words, layout).map(({ text, start, speakerId }) => ({
    text,
    ...(layout.timestamps ? { time: clockTime(start) } : {}),
    ...(layout.speakers && speakerId !== null ? { speaker: transcript.speakerName(speakerId) } : {}),
  }));

/** Written from right to left? By the first letter that says so. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
