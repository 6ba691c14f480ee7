import { segmentWords } from '../segment-words.ts';
import type { TranscriptWord } from '../transcript-word.ts';
import type { ExportedTranscript, ExportLayout } from './export-options.ts';

/** Segments with their words, on the public API's names. */
export function writeSegmentedJson(transcript: ExportedTranscript, layout: ExportLayout): string {
  const segments = segmentWords(transcript.words, layout).map(({ text, start, end, speakerId, words }) => ({
    text,
    ...(layout.timestamps ? { start, end } : {}),
    ...(layout.speakers && speakerId !== null
      ? { speaker: { id: speakerId, name: transcript.speakerName(speakerId) } }
      : {}),
    words: words.map((word) => toWord(word, layout)),
  }));
  return JSON.stringify({ language_code: transcript.language, segments }, null, 2);
}

const toWord = ({ text, start, end, type, speakerId, logprob }: TranscriptWord, layout: ExportLayout) => ({
  text,
  ...(layout.timestamps ? { start, end } : {}),
  type,
  ...(layout.speakers ? { speaker_id: speakerId } : {}),
  logprob,
});
