import {
  type EngineFactory,
  EngineFailure,
  type EngineHome,
  type EngineVoice,
  type SpeechCapabilities,
  type SpeechEngine,
  type SpeechPart,
  type SpeechRequest,
} from '@mynah/engine-spec';
import type { Phonemizer } from '@mynah/text/phonemes';
import { SAMPLE_RATE_HZ } from './frames.ts';
import { type OpenedSpeaker, openSpeaker } from './open-speaker.ts';
import { PhonemeReader } from './phoneme-reader.ts';
import { voiceGain } from './voice-gain.ts';
import { VoiceStyles } from './voice-styles.ts';
import { inLanguage } from './voices/in-language.ts';
import { spokenVoices } from './voices.ts';

export interface KokoroOptions {
  /** Grapheme to phoneme for the languages that are to be spoken. The caller closes them. */
  phonemizers: readonly Phonemizer[];
  /** Factor on a voice's samples; by default what brings it to -18 LUFS. */
  gain?: (voice: string) => number;
}

const capabilities: SpeechCapabilities = {
  neural: true,
  streams: true,
  exactTimings: true,
  delivery: ['stability', 'similarity', 'style', 'speakerBoost', 'speed'],
  phonemes: true,
  definitions: true,
};

/** Kokoro-82M, for an engine process that has the packs `kokoro-82m` and `kokoro-voices`. */
export function createKokoroEngine(options: KokoroOptions): EngineFactory<SpeechEngine> {
  return (home) => {
    const model = home.packFolder('kokoro-82m');
    const voices = home.packFolder('kokoro-voices');
    return model && voices ? new KokoroEngine(home, { model, voices }, options) : undefined;
  };
}

class KokoroEngine implements SpeechEngine {
  readonly name = 'kokoro';
  readonly sampleRateHz = SAMPLE_RATE_HZ;
  readonly voices = spokenVoices;
  readonly capabilities = capabilities;
  readonly #home: EngineHome;
  readonly #modelFolder: string;
  readonly #styles: VoiceStyles;
  readonly #reader: PhonemeReader;
  readonly #gain: (voice: string) => number;
  #loading: Promise<OpenedSpeaker> | undefined;

  constructor(home: EngineHome, folders: { model: string; voices: string }, options: KokoroOptions) {
    this.#home = home;
    this.#modelFolder = folders.model;
    this.#styles = new VoiceStyles(folders.voices);
    this.#reader = new PhonemeReader(options.phonemizers);
    this.#gain = options.gain ?? voiceGain;
  }

  async warm(): Promise<void> {
    const { speaker, improve } = await this.#load();
    await speaker.warm();
    void improve();
  }

  async *speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechPart> {
    if (signal.aborted) return;
    const voice = this.#getVoice(request);
    const phrases = await this.#reader.read(request, voice);
    if (signal.aborted) return;
    const { speaker } = await this.#load();
    yield* speaker.speak({ request: inLanguage(request, voice), voice, phrases }, signal);
  }

  async dispose(): Promise<void> {
    const loading = this.#loading;
    this.#loading = undefined;
    const loaded = await loading?.catch(() => undefined);
    await loaded?.release();
  }

  #getVoice({ voice, definition }: SpeechRequest): EngineVoice {
    const mixed = definition ? [...definition.timbre.voices, ...definition.prosody.voices] : [];
    for (const share of mixed) this.#find(share.voice);
    return this.#find(voice);
  }

  #find(id: string): EngineVoice {
    const voice = this.voices.find((candidate) => candidate.id === id);
    if (!voice) throw new EngineFailure('unsupported', `kokoro has no voice ${id}.`);
    return voice;
  }

  #load(): Promise<OpenedSpeaker> {
    this.#loading ??= openSpeaker({
      home: this.#home,
      model: this.#modelFolder,
      styles: this.#styles,
      gain: this.#gain,
    });
    // A failed load may be tried again.
    this.#loading.catch(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }
}
