import { seededRandom } from '@mynah/engine-spec';
import type { TranscribedWord, TranscriptionPart, TranscriptionRequest } from '@mynah/engine-spec/tasks';
import { logSum } from './choose-token.ts';
import { detectLanguage } from './detect-language.ts';
import {
  FIRST_TIME,
  isText,
  isTime,
  languageToken,
  NO_SPEECH,
  START_OF_PREVIOUS,
  START_OF_TRANSCRIPT,
  STEP_SAMPLES,
  TRANSCRIBE,
  TRANSLATE,
} from './special-tokens.ts';
import { timeWords } from './time-words.ts';
import type { Sound, Step, WhisperModel } from './whisper-model.ts';
import { writeText } from './write-text.ts';

/** Half of what the decoder can hold, less one for the token that begins it. */
const LONGEST_PROMPT = 223;
/** Above this nobody speaks, if what was written is unlikely too. */
const SILENT = 0.6;
const UNLIKELY = -1;
/** What is left of a window and shorter than this holds no word. */
const SHORTEST_REST = 3200;
const SAMPLES_PER_MS = 16;

/**
 * Transcribes one window. The model may stop at the end of a sentence with speech left behind it: it then hears
 * the rest anew, as the reference does. Ends without a text when aborted.
 */
export async function* transcribeWindow(
  model: WhisperModel,
  request: TranscriptionRequest,
  signal: AbortSignal,
): AsyncGenerator<TranscriptionPart> {
  const random = seededRandom(request.seed ?? 0);
  const words: TranscribedWord[] = [];
  let { language } = request;
  let text = '';
  let noSpeech: number | undefined;
  for (let from = 0; from === 0 || request.samples.length - from > SHORTEST_REST; ) {
    const samples = request.samples.subarray(from);
    const sound = await model.listen(samples);
    if (signal.aborted) return;
    const begun = await begin(model, sound, { ...request, language });
    if (from === 0) yield { type: 'language', language: begun.language, probability: begun.probability };
    language = begun.language;
    noSpeech ??= begun.noSpeech;
    const temperature = request.temperature ?? 0;
    const written = await writeText(model, { sound, ...begun.step, temperature, random, signal });
    if (!written) return;
    if (begun.noSpeech > SILENT && written.confidence < UNLIKELY) break;
    const tokens = written.tokens.filter(isText);
    text += model.tokenizer.decode(tokens);
    if (request.wordTimes) {
      const timed = await timeWords(model, { sound, samples, tokens, language });
      words.push(...timed.words.map((word) => later(word, from / SAMPLES_PER_MS)));
      if (signal.aborted) return;
    }
    from += heardUntil(written.tokens, samples.length);
  }
  yield { type: 'text', text: text.trim(), words, noSpeech: noSpeech ?? 1 };
}

export interface Begun {
  language: string;
  probability: number;
  noSpeech: number;
  /** Ready for the first token of the transcript. */
  step: Step;
}

/** Reads what stands before a transcript: earlier text, and the language, which is detected when it is not known. */
export async function begin(
  model: WhisperModel,
  sound: Sound,
  { language: named, prompt, task: wanted }: Pick<TranscriptionRequest, 'language' | 'prompt' | 'task'>,
): Promise<Begun> {
  const start = await model.read(sound, [START_OF_TRANSCRIPT]);
  const { language, probability } = named
    ? { language: named, probability: 1 }
    : detectLanguage(start.logits);
  const noSpeech = Math.exp(start.logits[NO_SPEECH]! - logSum(start.logits));
  const task = [languageToken(language), wanted === 'translate' ? TRANSLATE : TRANSCRIBE];
  const earlier = model.tokenizer.encode(prompt ? ` ${prompt.trim()}` : '').slice(-LONGEST_PROMPT);
  const step =
    earlier.length > 0
      ? await model.read(sound, [START_OF_PREVIOUS, ...earlier, START_OF_TRANSCRIPT, ...task])
      : await model.read(sound, task, start.past);
  return { language, probability, noSpeech, step };
}

const later = (word: TranscribedWord, ms: number): TranscribedWord => ({
  ...word,
  startMs: word.startMs + ms,
  endMs: word.endMs + ms,
});

/** Two times at the end say that more follows behind the second; otherwise all was heard. */
function heardUntil(tokens: readonly number[], samples: number): number {
  const [before, last] = tokens.slice(-2);
  const isOpen = before !== undefined && last !== undefined && isTime(before) && isTime(last);
  const until = isOpen ? (last - FIRST_TIME) * STEP_SAMPLES : 0;
  return until > 0 ? Math.min(until, samples) : samples;
}
