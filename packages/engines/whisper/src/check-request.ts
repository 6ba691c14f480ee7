import { EngineFailure } from '@mynah/engine-spec';
import { whisperLanguages } from './languages.ts';

export const MAX_WINDOW_MS = 30_000;
const SAMPLES_PER_MS = 16;

/** @throws EngineFailure `unsupported` for what does not fit, `unspeakable` for no sound at all */
export function requireWindow(samples: Float32Array): void {
  if (samples.length === 0) throw new EngineFailure('unspeakable', 'There’s no sound in the audio.');
  if (samples.length > MAX_WINDOW_MS * SAMPLES_PER_MS)
    throw new EngineFailure('unsupported', 'The audio is longer than 30 s. Split it first.');
}

/** @throws EngineFailure `unsupported` */
export function requireLanguage(language: string | undefined): void {
  if (language !== undefined && !whisperLanguages.includes(language))
    throw new EngineFailure('unsupported', `whisper doesn’t know the language ${language}.`);
}
