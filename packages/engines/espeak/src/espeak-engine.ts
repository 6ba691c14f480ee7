import {
  type Delivery,
  type EngineFactory,
  EngineFailure,
  neutralDelivery,
  type SpeechCapabilities,
  type SpeechEngine,
  type SpeechPart,
  type SpeechRequest,
  type TimingMark,
} from '@mynah/engine-spec';
import type { EspeakSettings } from './espeak-messages.ts';
import { isEspeakInstalled } from './espeak-process.ts';
import { markWords } from './mark-words.ts';
import { borrowEspeak } from './shared-espeak.ts';
import { spellForEspeak } from './spell-for-espeak.ts';
import { toSamples } from './to-samples.ts';
import { espeakVoices } from './voices.ts';

const capabilities: SpeechCapabilities = {
  neural: false,
  streams: false,
  exactTimings: true,
  delivery: ['stability', 'style', 'speed'],
  phonemes: false,
  definitions: false,
};

/** Long enough that the machine code of everyday speech is made. */
const warmUpText =
  'The quick brown fox jumps over the lazy dog, and she sells sea shells by the shore. '.repeat(2);

/**
 * The voice that is always there: every language, plainly robotic, a few milliseconds a sentence.
 * Undefined when the optional eSpeak package is not installed.
 */
export const createEspeakEngine: EngineFactory<SpeechEngine> = () =>
  isEspeakInstalled() ? new EspeakEngine() : undefined;

class EspeakEngine implements SpeechEngine {
  readonly name = 'espeak';
  readonly sampleRateHz = 22_050;
  readonly voices = espeakVoices;
  readonly capabilities = capabilities;
  readonly #borrowed = borrowEspeak();

  async warm(): Promise<void> {
    const { espeak } = this.#borrowed;
    const { sampleRateHz } = await espeak.start();
    if (sampleRateHz !== this.sampleRateHz)
      throw new EngineFailure('broken', 'eSpeak speaks at another rate');
    await espeak.speak(warmUpText, 'en-US', toSettings('f2', neutralDelivery));
  }

  async *speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    if (signal.aborted) return;
    const voice = espeakVoices.find((candidate) => candidate.id === request.voice);
    if (!voice) throw new EngineFailure('unsupported', `eSpeak has no voice ${request.voice}.`);
    const spelled = await spellForEspeak(request.text, request.language);
    const { samples, words } = await this.#borrowed.espeak.speak(
      spelled.text,
      request.language,
      toSettings(voice.variant, request.delivery),
    );
    const marks = spelled.place(markWords(spelled.text, words));
    for (const part of this.#parts(toSamples(samples, voice.gainDb), marks)) {
      if (signal.aborted) return;
      yield part;
    }
  }

  dispose(): Promise<void> {
    return this.#borrowed.release();
  }

  *#parts(samples: Float32Array, marks: TimingMark[]): Generator<SpeechPart> {
    if (marks.length === 0) throw new EngineFailure('unspeakable', 'There’s nothing to speak in the text.');
    yield { type: 'timing', marks, durationMs: (samples.length / this.sampleRateHz) * 1000 };
    yield { type: 'audio', samples };
  }
}

/** eSpeak widens its melody around the low end; the pitch gives way so that the voice stays as high as it was. */
function toSettings(variant: string, delivery: Delivery): EspeakSettings {
  const liveliness = 1 + (0.5 - delivery.stability) * 0.8 + delivery.style * 0.6;
  const range = Math.round(Math.min(100, Math.max(10, 50 * liveliness)));
  return {
    variant,
    wordsPerMinute: Math.round(165 * delivery.speed),
    pitch: Math.round(50 - (range - 50) * 0.35),
    range,
  };
}
