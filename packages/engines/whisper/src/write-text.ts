import { deflateSync } from 'node:zlib';
import { drawToken, likeliest, logSum } from './choose-token.ts';
import { END_OF_TEXT, isText } from './special-tokens.ts';
import { forbidTokens } from './token-rules.ts';
import type { Past, Sound, WhisperModel } from './whisper-model.ts';

/** Half of what the decoder can hold; the other half is for the prompt. */
const LONGEST = 224;
/** From here on text that compresses so well repeats itself, and text so unlikely is made up. */
const REPETITIVE = 2.4;
const UNLIKELY = -1;
/** Tried one after the other while what comes out is repetitive or unlikely. */
const WARMER = [0.4, 0.8];

export interface WriteOptions {
  sound: Sound;
  /** What the decoder has read: the prompt and the language. */
  past: Past;
  /** What may come first. */
  logits: Float32Array;
  temperature: number;
  random: () => number;
  signal: AbortSignal;
  /** Written once, and no further than this; otherwise as far and as often as the model wants. */
  bounds?: WriteBounds;
}

export interface WriteBounds {
  /** Tokens. Who reaches it has lost the thread. */
  most: number;
  /** The first time token that says that all was heard. */
  lastTime: number;
}

/** What the decoder wrote for a window. */
export interface Written {
  /** Text and times, without the end. */
  tokens: number[];
  /** Natural logarithm of each one's probability. */
  logProbabilities: number[];
  /** Their mean, with the end. */
  confidence: number;
  repetitive: boolean;
  /** There was no end to it. */
  endless: boolean;
}

/**
 * Writes down what was heard. What repeats itself or is unlikely is tried again with a higher temperature, as the
 * reference does; the likeliest try is taken. Nothing when aborted.
 */
export async function writeText(model: WhisperModel, options: WriteOptions): Promise<Written | undefined> {
  let best: Written | undefined;
  const temperatures = [options.temperature, ...WARMER.filter((warm) => warm > options.temperature)];
  for (const temperature of options.bounds ? temperatures.slice(0, 1) : temperatures) {
    const written = await writeOnce(model, { ...options, temperature });
    if (!written) return undefined;
    if (!best || isBetter(written, best)) best = written;
    if (!isDoubtful(best)) break;
  }
  return best;
}

/** It repeats itself or is made up. */
export const isDoubtful = ({ repetitive, confidence }: Written): boolean =>
  repetitive || confidence <= UNLIKELY;

/** Nothing that comes after an end behind the sound was said in it. */
const saysAll = (tokens: readonly number[], { lastTime }: WriteBounds): boolean =>
  tokens.at(-1)! >= lastTime && tokens.some(isText);

const isBetter = (one: Written, other: Written): boolean =>
  one.repetitive === other.repetitive ? one.confidence > other.confidence : other.repetitive;

async function writeOnce(model: WhisperModel, options: WriteOptions): Promise<Written | undefined> {
  const { sound, temperature, random, signal, bounds } = options;
  const most = bounds?.most ?? LONGEST;
  const tokens: number[] = [];
  const logProbabilities: number[] = [];
  let past = options.past;
  let logits: Float32Array = options.logits.slice();
  while (tokens.length < most) {
    if (signal.aborted) return undefined;
    forbidTokens(logits, tokens, model);
    const token = temperature > 0 ? drawToken(logits, temperature, random) : likeliest(logits);
    logProbabilities.push(logits[token]! - logSum(logits));
    if (token === END_OF_TEXT) break;
    tokens.push(token);
    if (bounds && saysAll(tokens, bounds)) break;
    ({ logits, past } = await model.read(sound, [token], past));
  }
  return {
    tokens,
    logProbabilities: logProbabilities.slice(0, tokens.length),
    confidence: logProbabilities.reduce((sum, each) => sum + each, 0) / logProbabilities.length,
    repetitive: compression(model.tokenizer.decode(tokens.filter(isText))) > REPETITIVE,
    endless: tokens.length === most,
  };
}

/** How many times smaller the text becomes. */
function compression(text: string): number {
  const bytes = Buffer.from(text);
  return bytes.length === 0 ? 0 : bytes.length / deflateSync(bytes).length;
}
