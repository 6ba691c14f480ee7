import {
  EngineFailure,
  type EngineHome,
  leadingVoice,
  neutralDelivery,
  type VoiceDefinition,
} from '@mynah/engine-spec';
import { TIMBRE_SIZE } from '../frames.ts';
import { type OpenedSpeaker, openSpeaker } from '../open-speaker.ts';
import { toTokens } from '../vocabulary.ts';
import { voiceGain } from '../voice-gain.ts';
import { VoiceStyles } from '../voice-styles.ts';
import { kokoroVoices } from '../voices.ts';

/** Rows of a voice's table, as lengths of input in tokens, whose mean stands for the voice. */
const rows = Array.from({ length: 13 }, (_, index) => 30 + 10 * index);

/** Speaks known phonemes with defined voices, for those that look for a voice: no text is read, nothing is boosted. */
export class TrialSpeaker {
  readonly #opened: OpenedSpeaker;
  readonly #styles: VoiceStyles;

  private constructor(opened: OpenedSpeaker, styles: VoiceStyles) {
    this.#opened = opened;
    this.#styles = styles;
  }

  /** @throws EngineFailure when a pack is missing */
  static async open(home: EngineHome): Promise<TrialSpeaker> {
    const [model, voices] = ['kokoro-82m', 'kokoro-voices'].map((pack) => home.packFolder(pack));
    if (!model || !voices)
      throw new EngineFailure('unavailable', 'The kokoro packs aren’t installed on this machine.');
    const styles = new VoiceStyles(voices);
    const opened = await openSpeaker({ home, model, styles, gain: voiceGain });
    void opened.improve();
    return new TrialSpeaker(opened, styles);
  }

  /** Mono, 24 kHz. Empty when aborted. */
  async speak(
    phonemes: string,
    definition: VoiceDefinition,
    { seed = 1, signal }: { seed?: number; signal: AbortSignal },
  ): Promise<Float32Array> {
    const id = leadingVoice(definition);
    const voice = kokoroVoices.find((each) => each.id === id);
    if (!voice) throw new EngineFailure('unsupported', `kokoro has no voice ${id}.`);
    const tokens = toTokens(phonemes);
    const delivery = { ...neutralDelivery, speakerBoost: false };
    const request = { text: '', language: voice.language, voice: id, definition, delivery, seed };
    const phrases = [{ tokens, words: [], from: 0, to: tokens.length }];
    const blocks: Float32Array[] = [];
    for await (const part of this.#opened.speaker.speak(
      { request: { ...request, mode: 'whole' }, voice, phrases },
      signal,
    ))
      if (part.type === 'audio') blocks.push(part.samples);
    return blocks[0] ?? new Float32Array();
  }

  /** The 128 numbers of a voice's timbre, over inputs of ordinary length. */
  async timbreOf(voice: string): Promise<Float64Array> {
    const mean = new Float64Array(TIMBRE_SIZE);
    for (const row of rows) {
      const style = await this.#styles.get(voice, row);
      for (let index = 0; index < TIMBRE_SIZE; index++) mean[index]! += style[index]! / rows.length;
    }
    return mean;
  }

  release(): Promise<void> {
    return this.#opened.release();
  }
}
