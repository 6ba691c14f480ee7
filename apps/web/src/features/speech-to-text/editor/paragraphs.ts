import type { TranscriptWord } from '@mynah/contract/speech/speech-to-text';
import type { TranscriptDetails } from '@mynah/contract/speech/transcripts';

/** A word of a paragraph with its place in the paragraph's text. */
export interface PlacedWord {
  from: number;
  to: number;
  startSeconds: number;
  endSeconds: number;
  /** Natural logarithm of what the recognizer gave it; 0 for what a person wrote. */
  logprob: number;
}

/** What one speaker says in one go. */
export interface Paragraph {
  /** Stays while the words before it change in number only through edits of its own. */
  key: string;
  channel: number;
  speakerId: string | null;
  /** Its words in the channel: from `first`, `count` of them, spaces and sounds counted. */
  first: number;
  count: number;
  startSeconds: number;
  text: string;
  words: readonly PlacedWord[];
}

const pauseSeconds = 2;
const longLetters = 500;
const sentenceEnd = /[.!?…。！？]["”’)]?$/;

/** Cuts the words of all channels into paragraphs, by time: where the speaker changes, after pauses, when they grow long. */
export function paragraphsOf({ channels }: Pick<TranscriptDetails, 'channels'>): Paragraph[] {
  return channels
    .flatMap(({ channel_index, words }) => cutWords(words, channel_index))
    .sort((one, other) => one.startSeconds - other.startSeconds);
}

function cutWords(words: readonly TranscriptWord[], channel: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let first = 0;
  let speaker: string | null = words[0]?.speaker_id ?? null;
  let letters = 0;
  let last: TranscriptWord | undefined;
  const cut = (end: number): void => {
    if (end > first) paragraphs.push(paragraphOf(words, { channel, speaker, first, end }));
    first = end;
    letters = 0;
  };
  for (const [index, word] of words.entries()) {
    if (word.type === 'spacing') continue;
    const isPause = last?.end != null && word.start != null && word.start - last.end > pauseSeconds;
    const isFull = letters > longLetters && last !== undefined && sentenceEnd.test(last.text);
    if (word.speaker_id !== speaker || (last && (isPause || isFull))) cut(index);
    speaker = word.speaker_id;
    letters += word.text.length + 1;
    last = word;
  }
  cut(words.length);
  return paragraphs;
}

type Cut = { channel: number; speaker: string | null; first: number; end: number };

function paragraphOf(words: readonly TranscriptWord[], { channel, speaker, first, end }: Cut): Paragraph {
  let text = '';
  const placed: PlacedWord[] = [];
  for (const word of words.slice(first, end)) {
    if (word.type === 'spacing') {
      // what lies at an edge is no part of the text
      if (text !== '') text += word.text;
      continue;
    }
    const from = text.length;
    text += word.text;
    placed.push({
      ...{ from, to: text.length, logprob: word.logprob },
      startSeconds: word.start ?? placed.at(-1)?.endSeconds ?? 0,
      endSeconds: word.end ?? word.start ?? placed.at(-1)?.endSeconds ?? 0,
    });
  }
  return {
    ...{ channel, speakerId: speaker, first, count: end - first },
    key: `${channel}-${placed[0]?.startSeconds ?? 0}-${first}`,
    startSeconds: placed[0]?.startSeconds ?? 0,
    text: text.trimEnd(),
    words: placed,
  };
}

/** Below this the recognizer guessed: about 55 %. */
export const unsureBelow = Math.log(0.55);
export const isUnsure = ({ logprob }: PlacedWord): boolean => logprob < unsureBelow;

/** Seconds that each speaker is heard. */
export function speakingSeconds(paragraphs: readonly Paragraph[]): Map<string, number> {
  const heard = new Map<string, number>();
  for (const { speakerId, words } of paragraphs) {
    if (speakerId === null) continue;
    const seconds = words.reduce((sum, word) => sum + word.endSeconds - word.startSeconds, 0);
    heard.set(speakerId, (heard.get(speakerId) ?? 0) + seconds);
  }
  return heard;
}
