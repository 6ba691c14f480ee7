import { realtimeMessage } from '@mynah/contract/speech-to-text';
import type { HeardWord } from '@mynah/transcripts';
import type { Actor, Credential } from '../../../../platform/http/index.ts';
import { bearerCredential } from '../../../../platform/http/index.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GenerationPlace, takeGenerationPlace } from '../../../billing/index.ts';
import { sockets } from '../../text-to-speech/index.ts';
import { hearSpeech, speechFrameMs } from '../work/hear-speech.ts';
import { hearWords, transcriber } from '../work/hear-words.ts';
import { promptOf } from '../work/run-transcription.ts';
import { AudioInput } from './audio-input.ts';
import { committedMessages } from './committed-messages.ts';
import { OpenSpeech, rateHz } from './open-speech.ts';
import { closeCodeOf, RealtimeFault, toRealtimeFault } from './realtime-fault.ts';
import { configOf, type RealtimeSettings } from './realtime-settings.ts';
import { SpeechMeter } from './speech-meter.ts';
import { StableText } from './stable-text.ts';

export interface RealtimeSessionOptions {
  platform: Platform;
  line: sockets.SocketLine;
  log: Log;
  sessionId: string;
  settings: RealtimeSettings;
  /** Lets the caller in, by the handshake or by a credential of the first message. */
  letIn(credential?: Credential): Promise<Actor>;
}

/** Sound is looked at when so much of it is new. */
const lookMs = 200;
/** And guessed at again when so much is new. */
const guessMs = 600;
/** Longer speech is settled piece by piece. */
const settleMs = 22_000;
/** A client is so much faster than we are: it must wait. */
const mostWaitingMs = 120_000;
const idleSeconds = 60;

/** One socket: sound in, text out. Engines are asked one after the other, so that messages are in order. */
export class RealtimeSession {
  readonly #options: RealtimeSessionOptions;
  readonly #input: AudioInput;
  readonly #open: OpenSpeech;
  readonly #clock: sockets.IdleClock;
  readonly #ended = new AbortController();
  #entered: Promise<Actor> | undefined;
  #meter: SpeechMeter | undefined;
  #place: GenerationPlace | undefined;
  #settled: HeardWord[] = [];
  #stable = new StableText();
  #previousText: string | undefined;
  #language: string | undefined;
  #guessedMs = 0;
  #commits = 0;
  #guessing: AbortController | undefined;
  #working: Promise<void> | undefined;
  #isWorking = false;
  #receivedMs = 0;
  #hasAudio = false;

  constructor(options: RealtimeSessionOptions) {
    this.#options = options;
    const { query, language } = options.settings;
    this.#input = new AudioInput(query.audio_format);
    this.#language = language;
    this.#open = new OpenSpeech({
      frameMs: speechFrameMs(options.platform),
      threshold: query.vad_threshold,
      minSpeechMs: query.min_speech_duration_ms,
      minSilenceMs: query.min_silence_duration_ms,
    });
    this.#clock = new sockets.IdleClock(idleSeconds, () =>
      this.fail(
        new RealtimeFault('insufficient_audio_activity', `No audio came for ${idleSeconds} seconds.`),
      ),
    );
  }

  /** Lets the caller in, takes a place and tells that the session has begun. Once. */
  enter(credential?: Credential): Promise<Actor> {
    this.#entered ??= this.#begin(credential);
    return this.#entered;
  }

  async #begin(credential?: Credential): Promise<Actor> {
    const { platform, line, sessionId, settings } = this.#options;
    const actor = await this.#options.letIn(credential);
    transcriber(platform);
    this.#place = await takeGenerationPlace(platform, actor);
    this.#meter = await SpeechMeter.open(platform, actor);
    if (this.#ended.signal.aborted) await this.#free();
    await line.send({ message_type: 'session_started', session_id: sessionId, config: configOf(settings) });
    return actor;
  }

  /** Takes one frame. */
  async receive(frame: string): Promise<void> {
    if (this.#ended.signal.aborted) return;
    this.#clock.touch();
    try {
      const message = readMessage(frame);
      await this.enter(credentialOf(message));
      await this.#take(message);
    } catch (cause) {
      this.fail(cause);
    }
  }

  async #take(message: ReturnType<typeof readMessage>): Promise<void> {
    if (message.previous_text !== undefined) {
      if (this.#hasAudio)
        throw new RealtimeFault('input_error', 'previous_text goes with the first chunk only.');
      this.#previousText = message.previous_text;
    }
    const samples = this.#input.read(message.audio_base_64);
    if (samples.length > 0) {
      this.#hasAudio = true;
      const ms = (samples.length / rateHz) * 1000;
      this.#receivedMs += ms;
      await this.#meter?.use(ms);
      this.#requireLimits();
      this.#open.add(samples);
    }
    if (message.commit) {
      this.#commits++;
      this.#guessing?.abort();
    }
    this.#work();
  }

  #requireLimits(): void {
    const { mediaMinutes } = this.#options.platform.config;
    if (this.#receivedMs > mediaMinutes * 60_000) {
      throw new RealtimeFault(
        'session_time_limit_exceeded',
        `A session takes ${mediaMinutes} minutes of sound.`,
      );
    }
    if (this.#open.unheardMs > mostWaitingMs) {
      throw new RealtimeFault('queue_overflow', 'The sound comes faster than it can be transcribed.');
    }
  }

  /** Ends with a message that says why. */
  fail(thrown: unknown): void {
    if (this.#ended.signal.aborted) return;
    const fault = toRealtimeFault(thrown);
    if (fault.type === 'error')
      this.#options.log.error({ err: fault.cause }, 'realtime transcription failed');
    const { line } = this.#options;
    const content = { message_type: fault.type, error: fault.message, message: fault.message };
    void line.send(content).then(() => line.close(closeCodeOf(fault), fault.message));
    void this.stop();
  }

  async stop(): Promise<void> {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    this.#clock.stop();
    await this.#working?.catch(() => {}); // it ends with the signal
    await this.#free();
  }

  async #free(): Promise<void> {
    const { log } = this.#options;
    await this.#meter?.close().catch((cause) => log.warn({ err: cause }, 'a session could not be charged'));
    this.#meter = undefined;
    await this.#place?.release();
  }

  /** One turn after the other, until there is nothing to do. */
  #work(): void {
    if (this.#isWorking || this.#ended.signal.aborted) return;
    this.#isWorking = true;
    this.#working = this.#turns().catch((cause) => this.fail(cause));
  }

  async #turns(): Promise<void> {
    try {
      while (!this.#ended.signal.aborted) {
        if (this.#open.unheardMs >= lookMs) await this.#look();
        // from here to the return nothing is waited for: no message can come in between
        if (this.#commits > 0) {
          this.#commits--;
          await this.#commit();
        } else if (this.#isOver()) await this.#commit();
        else if (this.#open.lengthMs > settleMs && this.#open.hasSpeech) await this.#settle();
        else if (this.#open.hasSpeech && this.#open.lengthMs - this.#guessedMs >= guessMs)
          await this.#guess();
        else if (this.#open.unheardMs < lookMs) return;
      }
    } finally {
      this.#isWorking = false;
    }
  }

  async #look(): Promise<void> {
    const { samples, known } = this.#open.toHear();
    this.#open.hear(await hearSpeech(this.#options.platform, samples, await this.#turn()), known);
    const before = this.#open.startMs;
    this.#open.dropSilence();
    this.#guessedMs = Math.max(0, this.#guessedMs - (this.#open.startMs - before));
  }

  #isOver(): boolean {
    const { query } = this.#options.settings;
    return (
      query.commit_strategy === 'vad' &&
      this.#open.hasSpeech &&
      this.#open.silenceMs >= query.vad_silence_threshold_secs * 1000
    );
  }

  async #turn(signal: AbortSignal = this.#ended.signal) {
    return { caller: (await this.enter()).workspaceId, signal };
  }

  /** A partial transcript. A commit that comes meanwhile breaks it off. */
  async #guess(): Promise<void> {
    this.#guessedMs = this.#open.lengthMs;
    this.#guessing = new AbortController();
    const signal = AbortSignal.any([this.#ended.signal, this.#guessing.signal]);
    try {
      const { text } = await this.#hear(this.#open.all(), { wordTimes: false, signal });
      if (signal.aborted) return;
      const shown = [plainText(this.#settled), this.#stable.next(text)].filter(Boolean).join(' ');
      await this.#options.line.send({ message_type: 'partial_transcript', text: shown });
    } catch (cause) {
      if (!this.#guessing.signal.aborted) throw cause;
    } finally {
      this.#guessing = undefined;
    }
  }

  /** Speech that is longer than a window: its beginning will not change any more. */
  async #settle(): Promise<void> {
    const cut = this.#open.cut(settleMs - 2000);
    const ms = cut?.endMs ?? settleMs;
    this.#settled.push(...(await this.#heardFront(ms)));
    this.#open.drop(ms);
    this.#stable = new StableText();
    this.#guessedMs = 0;
  }

  async #commit(): Promise<void> {
    const words = this.#open.hasSpeech ? await this.#heardFront(this.#open.lengthMs) : [];
    const all = [...this.#settled, ...words];
    this.#open.clear();
    this.#settled = [];
    this.#stable = new StableText();
    this.#guessedMs = 0;
    const language = this.#language ?? this.#detected ?? 'en';
    for (const message of committedMessages(all, language, this.#options.settings)) {
      await this.#options.line.send(message);
    }
  }

  /** Words of the beginning of what is open, in seconds of the session. */
  async #heardFront(ms: number): Promise<HeardWord[]> {
    const later = this.#open.startMs / 1000;
    const { words } = await this.#hear(this.#open.front(ms), { wordTimes: true, signal: this.#ended.signal });
    return words.map((word) => ({ ...word, start: round(word.start + later), end: round(word.end + later) }));
  }

  #detected: string | undefined;

  async #hear(samples: Float32Array, { wordTimes, signal }: { wordTimes: boolean; signal: AbortSignal }) {
    const { platform, settings } = this.#options;
    const prompt = [promptOf(settings.query.keyterms ?? []), this.#previousText?.slice(-200)]
      .filter(Boolean)
      .join(' ');
    const request = { samples, language: this.#language, wordTimes, ...(prompt ? { prompt } : {}) };
    const heard = await hearWords(platform, request, await this.#turn(signal));
    this.#detected = heard.language;
    return heard;
  }
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;
const plainText = (words: readonly HeardWord[]): string =>
  words
    .map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text))
    .join('')
    .trim();

/** A second of sound is 128 kB of base64 at most; clients send some tenths. */
const mostChunkLetters = 700_000;

function readMessage(frame: string) {
  if (frame.length > mostChunkLetters) {
    throw new RealtimeFault('chunk_size_exceeded', 'The chunk is too large: send some tenths of a second.');
  }
  const parsed = realtimeMessage.safeParse(parseJson(frame));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RealtimeFault(
    'input_error',
    `The message is not valid: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

function parseJson(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    throw new RealtimeFault('input_error', 'The message is not valid JSON.');
  }
}

function credentialOf(message: ReturnType<typeof readMessage>): Credential | undefined {
  const apiKey = message.xi_api_key ?? message['xi-api-key'];
  if (apiKey) return { apiKey };
  const bearer = message.authorization?.replace(/^bearer\s+/i, '');
  return bearer ? bearerCredential(bearer) : undefined;
}
