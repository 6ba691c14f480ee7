import { seededRandom } from '@mynah/engine-spec';
import type { TranscriptionPart, TranscriptionRequest } from '@mynah/engine-spec/tasks';
import { FRAMES } from './pack/model-sizes.ts';
import { FIRST_TIME, isText, STEP_SAMPLES } from './special-tokens.ts';
import { begin, transcribeWindow } from './transcribe-window.ts';
import type { WhisperModel } from './whisper-model.ts';
import { isDoubtful, type WriteBounds, writeText } from './write-text.ts';

const SAMPLE_RATE_HZ = 16_000;
const FRAME_SAMPLES = 160;
/** Silence that is heard behind the speech. With none of it the model does not find the end; it was trained on 30 s. */
const ROOM_FRAMES = 100;
/** Scripts of which a letter is some tokens take fifteen for a second of quick speech. */
const TOKENS_PER_SECOND = 15;
const LEAST_TOKENS = 10;
/** So near the end of the sound, in steps of 20 ms, the last word ends. */
const END_STEPS = 15;

/**
 * A guess at a window: the model listens to the speech and a second of silence behind it in place of 30 s, which is
 * several times quicker, and writes once. What comes out doubtful is transcribed as ever. Ends without a text when
 * aborted.
 */
export async function* draftWindow(
  model: WhisperModel,
  request: TranscriptionRequest,
  signal: AbortSignal,
): AsyncGenerator<TranscriptionPart> {
  const sound = await model.listen(request.samples, framesFor(request.samples));
  if (signal.aborted) return;
  const { step, language, probability, noSpeech } = await begin(model, sound, request);
  const random = seededRandom(request.seed ?? 0);
  const bounds = boundsFor(request.samples);
  const written = await writeText(model, { sound, ...step, temperature: 0, random, signal, bounds });
  if (!written) return;
  if (written.endless || isDoubtful(written)) {
    yield* transcribeWindow(model, request, signal);
    return;
  }
  yield { type: 'language', language, probability };
  const text = model.tokenizer.decode(written.tokens.filter(isText)).trim();
  yield { type: 'text', text, words: [], noSpeech };
}

const framesFor = ({ length }: Float32Array): number =>
  Math.min(FRAMES, 2 * Math.ceil((length / FRAME_SAMPLES + ROOM_FRAMES) / 2));

const boundsFor = ({ length }: Float32Array): WriteBounds => ({
  most: LEAST_TOKENS + Math.ceil((length / SAMPLE_RATE_HZ) * TOKENS_PER_SECOND),
  lastTime: FIRST_TIME + Math.max(1, Math.floor(length / STEP_SAMPLES) - END_STEPS),
});
