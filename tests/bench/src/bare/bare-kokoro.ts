import { kokoroVoices } from '@mynah/engine-kokoro';
import { neutralDelivery, type SpeechRequest } from '@mynah/engine-spec';
import { Phonemizers } from '@mynah/text/phonemes';
import { shapeDurations, toProsodyShape } from '../../../../packages/engines/kokoro/src/delivery.ts';
import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '../../../../packages/engines/kokoro/src/frames.ts';
import { KokoroModel } from '../../../../packages/engines/kokoro/src/kokoro-model.ts';
import { VARIANTS_FOLDER } from '../../../../packages/engines/kokoro/src/load-model.ts';
import { PhonemeReader } from '../../../../packages/engines/kokoro/src/phoneme-reader.ts';
import type { Phrase } from '../../../../packages/engines/kokoro/src/plan-phrases.ts';
import { Random } from '../../../../packages/engines/kokoro/src/random.ts';
import { toUtterance } from '../../../../packages/engines/kokoro/src/utterance.ts';
import { ensureMappedDecoder } from '../../../../packages/engines/kokoro/src/variants/index.ts';
import { VoiceStyles } from '../../../../packages/engines/kokoro/src/voice-styles.ts';
import { textOf } from '../texts.ts';
import type { BareCost } from './bare-messages.ts';
import { planBare } from './plan-bare.ts';

/** The engine keeps so many frames of the silence at both ends; as many are spoken here, so that like is held against like. */
const leadFrames = 4;
const tailFrames = 12;
/** Made once: what it costs to make it is not the model's. */
const noise = new Random(1).normals(60 * SAMPLE_RATE_HZ);

interface Prepared {
  voice: string;
  phrases: Phrase[];
}

/** The model's three stages in a loop, whole decode: what a server can at best come near to. */
export class BareKokoro {
  readonly #model: KokoroModel;
  readonly #styles: VoiceStyles;
  readonly #reader: PhonemeReader;
  #prepared: Prepared[] = [];

  private constructor(model: KokoroModel, packFolders: Record<string, string>) {
    this.#model = model;
    this.#styles = new VoiceStyles(packFolders['kokoro-voices']!);
    this.#reader = new PhonemeReader([new Phonemizers({ englishFolder: packFolders.hibari! })]);
  }

  static async load(packFolders: Record<string, string>, threads: number): Promise<BareKokoro> {
    const pack = packFolders['kokoro-82m']!;
    const ever = new AbortController().signal;
    // as the server's engines have it, or will have it in a moment
    const quickDecoder = await ensureMappedDecoder(pack, packFolders[VARIANTS_FOLDER]!, ever);
    const model = await KokoroModel.load({ pack, quickDecoder }, threads);
    const bare = new BareKokoro(model, packFolders);
    // the first inference of a session takes twice as long
    await bare.prepare(planBare(textOf(60, 0), kokoroVoices[0]!.id));
    await bare.speak(0);
    return bare;
  }

  async prepare(requests: readonly SpeechRequest[]): Promise<void> {
    this.#prepared = [];
    for (const request of requests) {
      const voice = kokoroVoices.find(({ id }) => id === request.voice)!;
      this.#prepared.push({ voice: voice.id, phrases: await this.#reader.read(request, voice) });
      // the voice's table is read from disk now, not while it is timed
      await this.#styles.get(voice.id, 0);
    }
  }

  async speak(index: number): Promise<BareCost> {
    const { voice, phrases } = this.#prepared[index]!;
    const before = process.cpuUsage();
    let samples = 0;
    for (const phrase of phrases) samples += await this.#speakPhrase(phrase, voice);
    const { user, system } = process.cpuUsage(before);
    return { audioSeconds: samples / SAMPLE_RATE_HZ, cpuSeconds: (user + system) / 1e6 };
  }

  /** Samples made, those of the neighboring text that only shapes the melody left out as the engine leaves them out. */
  async #speakPhrase({ tokens, from, to }: Phrase, voice: string): Promise<number> {
    const style = await this.#styles.get(voice, tokens.length);
    const lengths = await this.#model.predictLengths(tokens, style);
    const durations = shapeDurations(lengths.frames, [], toProsodyShape(neutralDelivery), new Random(1));
    const last = durations.length - 1;
    if (from === 0) durations[0] = Math.min(durations[0]!, leadFrames);
    if (to === tokens.length) durations[last] = Math.min(durations[last]!, tailFrames);
    const prosody = await this.#model.predictProsody(lengths, durations, style);
    const utterance = toUtterance(prosody, style, noise);
    const first = from === 0 ? 0 : frames(durations.subarray(0, from + 1));
    const end = to === tokens.length ? prosody.frames : frames(durations.subarray(0, to + 1));
    const { samples } = await this.#model.decode(utterance, first, end);
    return Math.min(samples.length, (end - first) * FRAME_SAMPLES);
  }
}

const frames = (durations: Float32Array): number => durations.reduce((total, each) => total + each, 0);
