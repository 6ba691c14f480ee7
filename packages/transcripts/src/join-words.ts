import type { TranscriptWord } from './transcript-word.ts';

/** A word as a recognizer gives it. */
export interface HeardWord {
  /** With its punctuation, without the space before it. */
  text: string;
  /** Chinese and Japanese write none. */
  spaceBefore: boolean;
  start: number;
  end: number;
  logprob: number;
  speakerId?: string | null;
  channelIndex?: number;
}

/** What stands in brackets was heard and not said: `(laughter)`, `[Music]`, `♪`. */
const audioEvent = /^(?:[([（【][^)\]）】]*[)\]）】]|[♪♫]+)[.,!?]?$/u;

/** Words with the spaces between them, as the public API lists them. Times never go back. */
export function joinWords(heard: readonly HeardWord[]): TranscriptWord[] {
  const words: TranscriptWord[] = [];
  let last: TranscriptWord | undefined;
  for (const { text, spaceBefore, start, end, logprob, speakerId = null, channelIndex } of heard) {
    const channel = channelIndex === undefined ? {} : { channelIndex };
    const from = Math.max(start, last?.end ?? 0);
    const word: TranscriptWord = {
      text,
      start: from,
      end: Math.max(from, end),
      type: audioEvent.test(text) ? 'audio_event' : 'word',
      speakerId,
      logprob,
      ...channel,
    };
    if (last && spaceBefore) {
      words.push({
        text: ' ',
        start: last.end,
        end: word.start,
        type: 'spacing',
        speakerId: last.speakerId,
        logprob: 0,
        ...(last.channelIndex === undefined ? {} : { channelIndex: last.channelIndex }),
      });
    }
    words.push(word);
    last = word;
  }
  return words;
}
