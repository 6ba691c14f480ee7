import type { AsrConfig } from '@mynah/contract/agents/config/speech-settings';
import type { Platform } from '../../../../platform/platform.ts';
import { type EngineTurn, ears, transcribeSamples } from '../../../speech/speech-to-text/index.ts';
import { VoiceGauge } from './voice-gauge.ts';

export type Heard =
  | { type: 'sound'; voicedMs: number; silenceMs: number; score: number }
  /** What was said since the last turn. Whole: with all of the voice so far in it. */
  | { type: 'text'; text: string; isWhole: boolean };

export interface EarsOptions {
  platform: Platform;
  turn: EngineTurn;
  format: AsrConfig['user_input_audio_format'];
  /** Of the conversation at this moment: an agent may change it. */
  language(): string | undefined;
  keywords: readonly string[];
  hear(heard: Heard): void;
  fail(cause: unknown): void;
}

/** Sound is looked at when so much of it is new. */
const lookMs = 96;
/** And guessed at again when so much is new. */
const guessMs = 600;
/** A pause in which what was said is written down: the turn may be over. */
const pauseMs = 128;
/** Longer speech is settled piece by piece. */
const settleMs = 22_000;

/**
 * A caller's sound in; voices, silences and words out. Looking is quick and never late; writing down goes on beside it,
 * and what is whole goes before what is a guess.
 */
export class Ears {
  readonly #options: EarsOptions;
  readonly #input: InstanceType<typeof ears.AudioInput>;
  readonly #gauge: VoiceGauge;
  #speech: InstanceType<typeof ears.OpenSpeech>;
  #stable = new ears.StableText();
  #settled = '';
  #guessedMs = 0;
  /** Of the last transcript that was whole. */
  #writtenFrames = 0;
  #looking: Promise<void> | undefined;
  #writing: Promise<void> | undefined;
  #guessing: AbortController | undefined;
  /** No guess before: the machine may be slow. */
  #restsUntil = 0;

  constructor(options: EarsOptions) {
    this.#options = options;
    this.#input = new ears.AudioInput(options.format);
    this.#gauge = new VoiceGauge(ears.speechFrameMs(options.platform));
    this.#speech = new ears.OpenSpeech(this.#listening);
  }

  get #listening() {
    const frameMs = ears.speechFrameMs(this.#options.platform);
    return { frameMs, threshold: 0.4, minSpeechMs: 96, minSilenceMs: frameMs };
  }

  /** Sound has come that was not looked at: a silence may be none. */
  get isBehind(): boolean {
    return this.#looking !== undefined;
  }

  /** Loads the engines, so that the first word need not wait for it. */
  async warm(): Promise<void> {
    const { platform, turn } = this.#options;
    if (ears.transcriber(platform).isRemote) return;
    const samples = new Float32Array(1600);
    await Promise.all([
      ears.detectSpeech(platform, samples, turn),
      transcribeSamples(platform, { samples, language: 'en', wordTimes: false }, turn),
    ]);
  }

  /** Takes a chunk in the client's format, as base64; gives its samples, 16 kHz. */
  add(base64: string): Float32Array {
    const samples = this.#input.read(base64);
    this.#speech.add(samples);
    if (this.#speech.unheardMs >= lookMs) this.#look();
    return samples;
  }

  /** What was said so far is a turn, or none: what comes now begins anew. */
  take(): void {
    this.#guessing?.abort();
    this.#speech = this.#speech.split();
    this.#stable = new ears.StableText();
    this.#settled = '';
    this.#guessedMs = 0;
    this.#writtenFrames = this.#gauge.voicedFrames;
  }

  /** Resolves when nothing is being done any more; the signal of the turn has ended it. */
  async ended(): Promise<void> {
    await this.#looking;
    await this.#writing;
  }

  #look(): void {
    const { turn, fail } = this.#options;
    this.#looking ??= this.#lookOn()
      .catch((cause) => void (turn.signal.aborted || fail(cause)))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #lookOn(): Promise<void> {
    const { platform, turn, hear } = this.#options;
    while (this.#speech.unheardMs >= lookMs && !turn.signal.aborted) {
      const speech = this.#speech;
      const { samples, known } = speech.toHear();
      const probabilities = await ears.detectSpeech(platform, samples, turn);
      // a turn was taken meanwhile: its rest is looked at anew
      if (speech !== this.#speech) continue;
      speech.hear(probabilities, known);
      const fresh = probabilities.subarray(known);
      this.#gauge.add(fresh);
      const { voicedMs, silenceMs } = this.#gauge;
      hear({ type: 'sound', voicedMs, silenceMs, score: Math.max(0, ...fresh) });
      const before = speech.startMs;
      if (this.#settled === '') speech.dropSilence();
      this.#guessedMs = Math.max(0, this.#guessedMs - (speech.startMs - before));
      this.#write();
    }
  }

  get #isUnwritten(): boolean {
    return this.#speech.hasSpeech && this.#gauge.voicedFrames > this.#writtenFrames;
  }

  get #isPause(): boolean {
    return this.#isUnwritten && this.#gauge.silenceMs >= pauseMs;
  }

  /** One transcript after the other, while there is reason for one. */
  #write(): void {
    const { turn, fail } = this.#options;
    if (this.#isPause) this.#guessing?.abort();
    this.#writing ??= this.#writeOn()
      .catch((cause) => void (turn.signal.aborted || fail(cause)))
      .finally(() => {
        this.#writing = undefined;
      });
  }

  async #writeOn(): Promise<void> {
    while (!this.#options.turn.signal.aborted) {
      if (this.#isUnwritten && this.#speech.heardMs > settleMs) await this.#settle();
      else if (this.#isPause) await this.#writeWhole();
      else if (this.#mayGuess) await this.#guess();
      else return;
    }
  }

  get #mayGuess(): boolean {
    const isNew = this.#speech.heardMs - this.#guessedMs >= guessMs;
    return this.#isUnwritten && isNew && performance.now() >= this.#restsUntil;
  }

  /** All that was said; a word that is said meanwhile makes it a guess. */
  async #writeWhole(): Promise<void> {
    const speech = this.#speech;
    const frames = this.#gauge.voicedFrames;
    const text = await this.#transcribe(speech.all(), { isDraft: false, signal: this.#options.turn.signal });
    if (speech !== this.#speech) return;
    this.#writtenFrames = frames;
    this.#guessedMs = speech.heardMs;
    const isWhole = this.#gauge.voicedFrames === frames;
    this.#options.hear({ type: 'text', text: this.#join(text), isWhole });
  }

  /** What ends in a pause meanwhile breaks it off. */
  async #guess(): Promise<void> {
    const speech = this.#speech;
    const begun = performance.now();
    this.#guessedMs = speech.heardMs;
    this.#guessing = new AbortController();
    const { signal } = this.#guessing;
    try {
      const all = AbortSignal.any([this.#options.turn.signal, signal]);
      const text = await this.#transcribe(speech.all(), { isDraft: true, signal: all });
      if (signal.aborted || speech !== this.#speech) return;
      this.#options.hear({ type: 'text', text: this.#join(this.#stable.next(text)), isWhole: false });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    } finally {
      this.#guessing = undefined;
      // as long as it took, the machine is left to others
      this.#restsUntil = performance.now() + (performance.now() - begun);
    }
  }

  /** Speech that is longer than a window: its beginning will not change any more. */
  async #settle(): Promise<void> {
    const speech = this.#speech;
    const ms = speech.cut(settleMs - 2000)?.endMs ?? settleMs;
    const { signal } = this.#options.turn;
    const text = await this.#transcribe(speech.front(ms), { isDraft: false, signal });
    if (speech !== this.#speech) return;
    this.#settled = this.#join(text);
    speech.drop(ms);
    this.#stable = new ears.StableText();
    this.#guessedMs = 0;
  }

  #join(text: string): string {
    return [this.#settled, text].filter(Boolean).join(' ');
  }

  async #transcribe(
    samples: Float32Array,
    { isDraft, signal }: { isDraft: boolean; signal: AbortSignal },
  ): Promise<string> {
    const { platform, turn, keywords, language } = this.#options;
    const prompt = ears.promptOf([...keywords]);
    const request = { samples, language: language(), wordTimes: false, isDraft, ...(prompt && { prompt }) };
    // somebody waits in silence for what is whole
    const urgency = isDraft ? ('heard' as const) : ('first-sound' as const);
    const { text } = await transcribeSamples(platform, request, { ...turn, urgency, signal });
    return text;
  }
}
