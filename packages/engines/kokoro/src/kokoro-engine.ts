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
import { KokoroModel } from './kokoro-model.ts';
import { PhonemeReader } from './phoneme-reader.ts';
import { Speaker } from './speaker.ts';
import { findMappedDecoder } from './variants/index.ts';
import { voiceGain } from './voice-gain.ts';
import { VoiceStyles } from './voice-styles.ts';
import { inLanguage } from './voices/in-language.ts';
import { spokenVoices } from './voices.ts';

/** What the home calls the folder where decoders lie that were made for this machine; it need not exist yet. */
const VARIANTS_FOLDER = 'kokoro-variants';

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
  #loading: Promise<{ model: KokoroModel; speaker: Speaker }> | undefined;

  constructor(home: EngineHome, folders: { model: string; voices: string }, options: KokoroOptions) {
    this.#home = home;
    this.#modelFolder = folders.model;
    this.#styles = new VoiceStyles(folders.voices);
    this.#reader = new PhonemeReader(options.phonemizers);
    this.#gain = options.gain ?? voiceGain;
  }

  async warm(): Promise<void> {
    const { speaker } = await this.#load();
    await speaker.warm();
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
    await loaded?.model.release();
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

  #load(): Promise<{ model: KokoroModel; speaker: Speaker }> {
    this.#loading ??= this.#open();
    // A failed load may be tried again.
    this.#loading.catch(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #open(): Promise<{ model: KokoroModel; speaker: Speaker }> {
    const { threads } = this.#home;
    const folders = { pack: this.#modelFolder, quickDecoder: await this.#findQuickDecoder() };
    const model = await KokoroModel.load(folders, threads).catch((cause: unknown) => {
      throw new EngineFailure('broken', 'The kokoro pack couldn’t be loaded.', { cause });
    });
    return { model, speaker: new Speaker({ model, styles: this.#styles, threads, gain: this.#gain }) };
  }

  /** Without a place for it, or while it is made elsewhere, the pack's own decoder speaks. */
  async #findQuickDecoder(): Promise<string | undefined> {
    const variants = this.#home.packFolder(VARIANTS_FOLDER);
    if (!variants) return undefined;
    return findMappedDecoder(this.#modelFolder, variants).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      this.#home.log('The quicker decoder couldn’t be made; the one of the pack is used.', { reason });
      return undefined;
    });
  }
}
