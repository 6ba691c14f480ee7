import { edit } from '@mynah/audio';
import { EngineFailure } from '@mynah/engine-spec';
import type { SpokenWords, TranscriptionPart } from '@mynah/engine-spec/tasks';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import type { Platform } from '../../../platform/platform.ts';
import { spellOut } from './spell-out.ts';

const hearingRateHz = 16_000;

/** How sure a transcript must be to be said anew; an ordinary similarity asks for these. */
const sure = { noSpeech: 0.5, mean: -0.4, worst: -1.6, language: 0.7 };
/** Someone who wants the voice at any price is believed a little less sure. */
const lenience = 0.8;

export interface StepSound {
  /** What is to be heard, without what goes before and after. */
  samples: Float32Array;
  sampleRateHz: number;
  /** When it begins in what the changer is given. */
  offsetMs: number;
  /** Of the steps before, where they were sure. ISO 639-1 */
  language: string | undefined;
  /** 0 to 1 */
  similarity: number;
}

/** What is said in a step, when that is sure, in a language of `languages`; otherwise undefined. */
export async function transcribeStep(
  { engines }: Pick<Platform, 'engines'>,
  sound: StepSound,
  { languages, ...options }: RunOptions & { languages: readonly string[] },
): Promise<SpokenWords | undefined> {
  const hearing = engines.engines('transcription').find(({ traits }) => traits.wordTimes);
  if (!hearing) return undefined;
  const samples = edit.resample(sound.samples, sound.sampleRateHz, hearingRateHz);
  const request = { samples, wordTimes: true, ...(sound.language && { language: sound.language }) };
  let language = { language: sound.language ?? '', probability: sound.language ? 1 : 0 };
  const texts: TextPart[] = [];
  try {
    const parts = engines.run('transcription', request, { ...options, engine: hearing.name });
    for await (const part of parts) {
      if (part.type === 'language') language = part;
      else texts.push(part);
    }
  } catch (cause) {
    // without words the voice is changed by signal processing
    if (cause instanceof EngineFailure) return undefined;
    throw cause;
  }
  options.signal.throwIfAborted();
  if (!languages.includes(language.language) || language.probability < sure.language) return undefined;
  if (!isSure(texts, sound.similarity)) return undefined;
  const words = texts.flatMap((text) => text.words);
  const spoken = spellOut(words, language.language);
  return {
    language: language.language,
    words: spoken.map(({ text, spaceBefore, startMs, endMs }) => ({
      text,
      spaceBefore,
      startMs: startMs + sound.offsetMs,
      endMs: endMs + sound.offsetMs,
    })),
  };
}

type TextPart = Extract<TranscriptionPart, { type: 'text' }>;

/** Every word was heard well, and somebody spoke. */
export function isSure(texts: readonly TextPart[], similarity: number): boolean {
  const words = texts.flatMap((text) => text.words);
  if (words.length === 0 || texts.some(({ noSpeech }) => noSpeech > sure.noSpeech)) return false;
  const margin = 1 + lenience * Math.max(0, similarity - 0.75);
  const mean = words.reduce((sum, { logProbability }) => sum + logProbability, 0) / words.length;
  const worst = Math.min(...words.map(({ logProbability }) => logProbability));
  return mean >= sure.mean * margin && worst >= sure.worst * margin;
}
