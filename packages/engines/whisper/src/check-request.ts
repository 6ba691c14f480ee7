import { EngineFailure } from '@mynah/engine-spec';
import { whisperLanguages } from './languages.ts';

export const MAX_WINDOW_MS = 30_000;
const SAMPLES_PER_MS = 16;

/** @throws EngineFailure `unsupported` for what does not fit, `unspeakable` for no sound at all */
export function requireWindow(samples: Float32Array): void {
  if (samples.length === 0) throw new EngineFailure('unspeakable', 'there is no sound in the window');
  if (samples.length > MAX_WINDOW_MS * SAMPLES_PER_MS)
    throw new EngineFailure('unsupported', 'whisper hears 30 s at once: cut the sound before');
}

/** @throws EngineFailure `unsupported` */
export function requireLanguage(language: string | undefined): void {
  if (language !== undefined && !whisperLanguages.includes(language))
    throw new EngineFailure('unsupported', `whisper does not know the language ${language}`);
}
