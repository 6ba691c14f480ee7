import type { Actor, Credential } from '../../../../platform/http/index.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { IdleClock, type SocketLine } from '../../../../platform/sockets/index.ts';
import { takeConcurrencySlot } from '../../../billing/index.ts';
import { transcriber } from '../work/transcribe-samples.ts';
import { AudioInput } from './audio-input.ts';
import { committedMessages } from './committed-messages.ts';
import { LiveHearing } from './live-hearing.ts';
import { rateHz } from './open-speech.ts';
import { type ClientMessage, credentialOf, readMessage } from './read-message.ts';
import { closeCodeOf, RealtimeFault, toRealtimeFault } from './realtime-fault.ts';
import { configOf, type RealtimeSettings } from './realtime-settings.ts';
import { SpeechMeter } from './speech-meter.ts';

export interface RealtimeSessionOptions {
  platform: Platform;
  line: SocketLine;
  log: Log;
  sessionId: string;
  settings: RealtimeSettings;
  /** Authorizes the caller, by the handshake or by a credential of the first message. */
  authorize(credential?: Credential): Promise<Actor>;
}

/** A client is so much faster than we are: it must wait. */
const mostWaitingMs = 120_000;
const idleSeconds = 60;

/** One socket: who may speak on it, what it costs, what it may take, and its end. */
export class RealtimeSession {
  readonly #options: RealtimeSessionOptions;
  readonly #input: AudioInput;
  readonly #clock: IdleClock;
  readonly #ended = new AbortController();
  #stopped: Promise<void> | undefined;
  #entered: Promise<Actor> | undefined;
  #meter: SpeechMeter | undefined;
  #slot: Awaited<ReturnType<typeof takeConcurrencySlot>> | undefined;
  #hearing: LiveHearing | undefined;
  #receivedMs = 0;
  #firstAudioAt: Date | undefined;

  constructor(options: RealtimeSessionOptions) {
    this.#options = options;
    this.#input = new AudioInput(options.settings.query.audio_format);
    this.#clock = new IdleClock(idleSeconds, () => void this.#leaveIdle(), options.platform.clock);
  }

  /** Something came that is no message: the client is there. */
  touch(): void {
    this.#clock.touch();
  }

  /** Nobody said anything for a while. What was said before is written down first: no word is lost. */
  async #leaveIdle(): Promise<void> {
    try {
      if (await this.#hearing?.endQuiet()) return;
      throw new RealtimeFault(
        'insufficient_audio_activity',
        `No audio was received for ${idleSeconds} seconds.`,
      );
    } catch (cause) {
      this.fail(cause);
    }
  }

  /** Authorizes the caller, takes a concurrency slot and tells that the session has begun. Once. */
  enter(credential?: Credential): Promise<Actor> {
    this.#entered ??= this.#begin(credential);
    return this.#entered;
  }

  async #begin(credential?: Credential): Promise<Actor> {
    const { platform, line, sessionId, settings } = this.#options;
    const { signal } = this.#ended;
    signal.throwIfAborted();
    const actor = await this.#options.authorize(credential);
    transcriber(platform);
    this.#slot = await takeConcurrencySlot(platform, actor);
    this.#meter = await SpeechMeter.open(platform, actor, {
      product: 'speech-to-text',
      modelId: settings.query.model_id,
    });
    // `stop` waits for this, and frees what was taken
    signal.throwIfAborted();
    await line.send({ message_type: 'session_started', session_id: sessionId, config: configOf(settings) });
    this.#hearing = this.#listen(actor);
    return actor;
  }

  /** Engines are loaded while the first words are spoken; a client that wants to know is told so. */
  #listen(actor: Actor): LiveHearing {
    const { platform, line, settings } = this.#options;
    const hearing = new LiveHearing({
      platform,
      settings,
      turn: {
        caller: actor.workspaceId,
        answer: this.#options.sessionId,
        urgency: 'heard',
        signal: this.#ended.signal,
      },
      whileBusy: (work) => this.#clock.whileBusy(work),
      guessed: (text) => line.send({ message_type: 'partial_transcript', text }),
      committed: async ({ words, language, endedBy }) => {
        // ours: a client that ends must know the answer to its own commit from one to a pause before it
        for (const message of committedMessages(words, language, settings))
          await line.send({ ...message, committed_by: endedBy });
      },
      fail: (cause) => this.fail(cause),
    });
    const tell = async (state: 'loading' | 'ready'): Promise<void> => {
      if (settings.query.include_engine_status) await line.send({ message_type: 'engine_status', state });
    };
    const warm = async (): Promise<void> => {
      await tell('loading');
      await hearing.warm();
      await tell('ready');
    };
    this.#clock.whileBusy(warm).catch((cause) => this.fail(cause));
    return hearing;
  }

  /** Takes one frame. */
  receive(frame: string): Promise<void> {
    return this.#clock.whileBusy(() => this.#receive(frame));
  }

  async #receive(frame: string): Promise<void> {
    if (this.#ended.signal.aborted) return;
    try {
      const message = readMessage(frame);
      await this.enter(credentialOf(message));
      await this.#take(message);
    } catch (cause) {
      this.fail(cause);
    }
  }

  async #take(message: ClientMessage): Promise<void> {
    if (message.previous_text !== undefined) {
      if (this.#firstAudioAt)
        throw new RealtimeFault('input_error', 'previous_text is only allowed in the first chunk.');
      this.#hearing?.expect(message.previous_text);
    }
    const samples = this.#input.read(message.audio_base_64);
    if (samples.length > 0) {
      this.#firstAudioAt ??= this.#options.platform.clock.now();
      const ms = (samples.length / rateHz) * 1000;
      this.#receivedMs += ms;
      await this.#meter?.use(ms);
      this.#requireLimits();
      this.#hearing?.add(samples);
    }
    if (message.commit) this.#hearing?.commit();
  }

  #requireLimits(): void {
    const { mediaMinutes } = this.#options.platform.config;
    if (this.#receivedMs > mediaMinutes * 60_000) {
      throw new RealtimeFault(
        'session_time_limit_exceeded',
        `A session can take up to ${mediaMinutes} minutes of audio.`,
      );
    }
    if ((this.#hearing?.waitingMs ?? 0) > mostWaitingMs && this.#aheadMs > mostWaitingMs) {
      throw new RealtimeFault('queue_overflow', 'Audio is arriving faster than it can be transcribed.');
    }
  }

  /** By how much the client is ahead of one that sends what is just being spoken: that one is always heard. */
  get #aheadMs(): number {
    const now = this.#options.platform.clock.now().getTime();
    return this.#receivedMs - (now - (this.#firstAudioAt?.getTime() ?? now));
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

  /** Ends all that goes on. Resolves, whoever asks and how often, when everything is free and charged. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#ended.abort();
    this.#clock.stop();
    // what was being taken on the way in is freed as well; who asked to come in hears why it failed
    await this.#entered?.catch(() => undefined);
    await this.#hearing?.ended();
    const { log } = this.#options;
    await this.#meter?.close().catch((err) => log.warn({ err }, 'a session could not be charged'));
    await this.#slot?.release().catch((err) => log.warn({ err }, 'a session kept its slot'));
  }
}
