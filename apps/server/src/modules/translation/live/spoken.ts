import type { LiveQuery } from '@mynah/contract/translation/live';
import { joinWords, textOf } from '@mynah/transcripts';
import type { Platform } from '../../../platform/platform.ts';
import type { SocketLine } from '../../../platform/sockets/index.ts';
import type { ears } from '../../speech/speech-to-text/index.ts';
import type { LivePart } from './live-fault.ts';
import type { LiveWire } from './live-settings.ts';
import type { LiveVoice } from './live-voice.ts';
import type { RecentSound } from './recent-sound.ts';
import { sayElsewhere } from './said-elsewhere.ts';

interface SpokenOptions {
  platform: Platform;
  line: SocketLine;
  query: LiveQuery;
  wire: LiveWire;
  voice: LiveVoice;
  caller: string;
  sound: RecentSound;
  signal: AbortSignal;
  fail(cause: unknown, part: LivePart): void;
}

/** Around a stretch: what a recognizer of words cuts off too early is heard by who translates the sound. */
const marginS = 0.2;

/**
 * What was heard, on its way to the client: told, translated, spoken. Each stretch goes through while the next one is
 * still being heard; translating the next does not wait for the sound of the one before.
 */
export class Spoken {
  readonly #options: SpokenOptions;
  #count = 0;
  #saidBefore = '';
  #waitingMs = 0;
  #translating: Promise<unknown> = Promise.resolve();
  #speaking: Promise<unknown> = Promise.resolve();

  constructor(options: SpokenOptions) {
    this.#options = options;
  }

  /** Of speech that was taken and is not said in the other language yet. */
  get waitingMs(): number {
    return this.#waitingMs;
  }

  /** Takes what will not change any more. Resolves once the client was told of it. */
  async take({ words, language }: ears.CommittedSpeech): Promise<void> {
    const text = textOf(joinWords(words)).trim();
    const [first, last] = [words[0], words.at(-1)];
    if (text === '' || !first || !last) return;
    const { line, wire, sound } = this.#options;
    const place = {
      segment_id: `segment_${this.#count++}`,
      start_s: first.start,
      end_s: last.end,
      speaker_id: 'speaker_0',
    };
    await line.send({ message_type: wire.committed, text, ...place });
    const ms = (last.end - first.start) * 1000;
    this.#waitingMs += ms;
    const samples = sound.between(first.start - marginS, last.end + marginS);
    const translated = this.#translating.then(() => this.#translate({ text, samples }, language));
    this.#translating = this.#guarded(translated, 'translating');
    const spoken = Promise.all([translated, this.#speaking]).then(async ([said]) => {
      if (said.trim() === '') return;
      await line.send({ message_type: 'translation', text: said, ...place });
      await this.#say(said);
    });
    // what could not be translated is told already
    this.#speaking = this.#guarded(spoken, 'speaking').finally(() => {
      this.#waitingMs -= ms;
    });
  }

  /** All that was taken is on its way; then the end of the sound. */
  async finish(): Promise<void> {
    await this.#speaking;
    if (!this.#options.signal.aborted) await this.#send(await this.#options.voice.finish());
  }

  /** The engines are free when this resolves. */
  async dispose(): Promise<void> {
    await this.#translating;
    await this.#speaking;
    this.#options.voice.dispose();
  }

  async #translate(said: { text: string; samples: Float32Array }, heard: string): Promise<string> {
    const { platform, query, caller, signal } = this.#options;
    signal.throwIfAborted();
    const text = await sayElsewhere(platform, said, {
      source: query.source_language === 'auto' ? heard : query.source_language,
      target: query.target_language,
      context: this.#saidBefore,
      ...{ caller, signal },
    });
    this.#saidBefore = said.text;
    return text;
  }

  async #say(text: string): Promise<void> {
    for await (const bytes of this.#options.voice.say(text)) await this.#send(bytes);
  }

  async #send(bytes: Uint8Array): Promise<void> {
    const { line, voice } = this.#options;
    if (bytes.length === 0) return;
    const data = Buffer.from(bytes).toString('base64');
    await line.send({ message_type: 'audio', data, sample_rate: voice.sampleRateHz });
  }

  #guarded(work: Promise<unknown>, part: LivePart): Promise<unknown> {
    return work.catch((cause) => {
      if (!this.#options.signal.aborted) this.#options.fail(cause, part);
    });
  }
}
