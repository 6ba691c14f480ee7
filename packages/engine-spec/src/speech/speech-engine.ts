import type { EngineVoice } from './engine-voice.ts';
import type { SpeechPart } from './speech-part.ts';
import type { SpeechRequest } from './speech-request.ts';

export interface SpeechCapabilities {
  /** A trained voice. False: a robotic one, which only speaks where no other can, and is named as such. */
  neural: boolean;
  /** Yields sound before the whole segment is decoded. */
  streams: boolean;
  /** Timings come from the model's own durations. */
  exactTimings: boolean;
  /** Which fields of `Delivery` have an effect; the others are answered with a warning by the caller. */
  delivery: ReadonlyArray<'stability' | 'similarity' | 'style' | 'speakerBoost' | 'speed'>;
  /** Takes `PhonemeOverride`. */
  phonemes: boolean;
  /** Takes `SpeechRequest.definition`; without it, the engine speaks with the voice that the definition leans on. */
  definitions: boolean;
}

/** Text to speech. Used by one caller at a time; the pool makes one engine per process. */
export interface SpeechEngine {
  /** `kokoro`: lower case, stands in `x-mynah-engine`. */
  readonly name: string;
  readonly sampleRateHz: number;
  readonly voices: readonly EngineVoice[];
  readonly capabilities: SpeechCapabilities;
  /** Loads the model and speaks once into the void, so that the first caller does not pay for it. */
  warm(): Promise<void>;
  /**
   * Speaks one segment. Aborting ends the iteration within one inference step, without an error.
   * @throws EngineFailure
   */
  speak(request: SpeechRequest, signal: AbortSignal): AsyncIterable<SpeechPart>;
  /** Frees memory and child processes. Idempotent. */
  dispose(): Promise<void>;
}
