import type { TranscriptionPart } from '@mynah/engine-spec/tasks';
import type { HeardWord } from '@mynah/transcripts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { EngineTurn } from './detect-speech.ts';

export interface HeardWindow {
  language: string;
  languageProbability: number;
  /** Times in seconds from the first sample of the window. */
  words: HeardWord[];
  text: string;
}

export interface WindowRequest {
  samples: Float32Array;
  language?: string;
  prompt?: string;
  wordTimes: boolean;
  isDraft?: boolean;
  /** What is said is written in English. */
  translates?: boolean;
  temperature?: number;
  seed?: number;
}

/** Nobody speaks, and the recognizer is unsure of what it wrote all the same. */
const unsure = { noSpeech: 0.6, logProbability: -1 };

/** The engine that transcribes here. @throws Failure `engine_unavailable` */
export function transcriber({ engines }: Pick<Platform, 'engines'>) {
  const [engine] = engines.engines('transcription');
  if (engine) return engine;
  throw new Failure('engine_unavailable', 'This server has no engine for transcription.');
}

/** The engine that writes what is said in English. @throws Failure `engine_unavailable` */
export function translator({ engines }: Pick<Platform, 'engines'>) {
  const engine = engines.engines('transcription').find(({ traits }) => traits.translates);
  if (engine) return engine;
  throw new Failure('engine_unavailable', 'This server has no engine for translating speech.');
}

/** What is said in one window. */
export async function transcribeSamples(
  { engines }: Pick<Platform, 'engines'>,
  { translates = false, ...request }: WindowRequest,
  turn: EngineTurn,
): Promise<HeardWindow> {
  let language = { language: request.language ?? 'en', probability: 0 };
  let heard: Extract<TranscriptionPart, { type: 'text' }> | undefined;
  const run = translates
    ? engines.run(
        'transcription',
        { ...request, task: 'translate' },
        { ...turn, engine: translator({ engines }).name },
      )
    : engines.run('transcription', request, turn);
  for await (const part of run) {
    if (part.type === 'language') language = part;
    else heard = heard ? joined(heard, part) : part;
  }
  turn.signal.throwIfAborted();
  const isInvented = heard !== undefined && isUnsure(heard);
  return {
    language: language.language,
    languageProbability: language.probability,
    words: heard && !isInvented ? heard.words.map(toHeard) : [],
    text: heard && !isInvented ? heard.text.trim() : '',
  };
}

type TextPart = Extract<TranscriptionPart, { type: 'text' }>;

const joined = (one: TextPart, two: TextPart): TextPart => ({
  type: 'text',
  text: `${one.text} ${two.text}`,
  words: [...one.words, ...two.words],
  noSpeech: Math.min(one.noSpeech, two.noSpeech),
});

function isUnsure({ noSpeech, words }: TextPart): boolean {
  if (noSpeech < unsure.noSpeech || words.length === 0) return false;
  const mean = words.reduce((sum, word) => sum + word.logProbability, 0) / words.length;
  return mean < unsure.logProbability;
}

const toHeard = (word: TextPart['words'][number]): HeardWord => ({
  text: word.text,
  spaceBefore: word.spaceBefore,
  start: round(word.startMs / 1000),
  end: round(word.endMs / 1000),
  logprob: round(word.logProbability),
});

const round = (value: number): number => Math.round(value * 1000) / 1000;
