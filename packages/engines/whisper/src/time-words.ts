import type { TranscribedWord } from '@mynah/engine-spec/tasks';
import { attentionCost } from './attention-cost.ts';
import { logSum } from './choose-token.ts';
import { snapToSound, type WordTimes } from './snap-to-sound.ts';
import {
  END_OF_TEXT,
  languageToken,
  NO_TIMESTAMPS,
  START_OF_TRANSCRIPT,
  STEP_MS,
  STEP_SAMPLES,
  TRANSCRIBE,
} from './special-tokens.ts';
import { splitWords, type TokenWord } from './split-words.ts';
import { warpTime } from './warp-time.ts';
import type { Sound, WhisperModel } from './whisper-model.ts';

export interface KnownText {
  sound: Sound;
  /** What is heard in it. */
  samples: Float32Array;
  /** Text only: no times, no end. At most 440. */
  tokens: readonly number[];
  language: string;
}

export interface TimedText {
  words: TranscribedWord[];
  /** Natural logarithm of each token's probability. */
  logProbabilities: number[];
}

/**
 * Finds when each word of a known text is heard: the model reads all of it, and the attention of the heads that
 * follow the sound is warped to it.
 */
export async function timeWords(model: WhisperModel, known: KnownText): Promise<TimedText> {
  const { sound, tokens, language } = known;
  if (tokens.length === 0) return { words: [], logProbabilities: [] };
  const before = [START_OF_TRANSCRIPT, languageToken(language), TRANSCRIBE, NO_TIMESTAMPS];
  const read = [...before, ...tokens];
  const { logits, attention, states: listened } = await model.read(sound, read, undefined, tokens.length + 1);
  const logProbabilities = probabilitiesOf(tokens, logits);
  const states = Math.max(1, Math.min(listened, Math.ceil(known.samples.length / STEP_SAMPLES)));
  // the row that a token's time shows in is the one from which it was written: that of the token before it
  const window = { from: before.length - 1, count: tokens.length + 1, states, tokens: read.length };
  const heads = attention.length / (read.length * listened);
  const cost = attentionCost({ ...window, attention, heads, listened });
  const starts = warpTime(cost, window.count, states);
  const words = splitWords(tokens, model.tokenizer, language).filter(({ text }) => text.trim() !== '');
  const borders = words.map((word) => starts[word.from]! * STEP_MS);
  const times = snapToSound(known.samples, [...borders, starts[tokens.length]! * STEP_MS]);
  return {
    words: words.map((word, index) => toWord(word, times[index]!, logProbabilities)),
    logProbabilities,
  };
}

function probabilitiesOf(tokens: readonly number[], logits: Float32Array): number[] {
  const vocabulary = logits.length / (tokens.length + 1);
  return tokens.map((token, index) => {
    // only text may come here
    const row = logits.subarray(index * vocabulary, index * vocabulary + END_OF_TEXT);
    return row[token]! - logSum(row);
  });
}

function toWord(word: TokenWord, times: WordTimes, logProbabilities: readonly number[]): TranscribedWord {
  const own = logProbabilities.slice(word.from, word.to);
  return {
    text: word.text.trim(),
    spaceBefore: /^\s/.test(word.text),
    ...times,
    logProbability: Math.min(0, own.reduce((sum, each) => sum + each, 0) / own.length),
  };
}
