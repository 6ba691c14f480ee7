/** One entry of a transcript, in the order in which it is read: texts side by side are the whole text. */
export interface TranscriptWord {
  text: string;
  /** Seconds; null where times were not wanted. */
  start: number | null;
  end: number | null;
  /** `spacing` stands between words; an audio event is `(laughter)` and the like. */
  type: 'word' | 'spacing' | 'audio_event';
  speakerId: string | null;
  /** Natural logarithm, 0 or less. */
  logprob: number;
  /** The sound's channel, where several were transcribed apart. */
  channelIndex?: number;
}

/** The text of a transcript. */
export const textOf = (words: readonly TranscriptWord[]): string => words.map(({ text }) => text).join('');
