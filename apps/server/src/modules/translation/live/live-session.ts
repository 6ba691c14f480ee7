import { languageOf } from '@mynah/contract/speech/transcription-languages';
import type { LiveQuery } from '@mynah/contract/translation/live';
import type { Actor, Credential } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { IdleClock, type SocketLine } from '../../../platform/sockets/index.ts';
import { takeConcurrencySlot } from '../../billing/index.ts';
import { ears } from '../../speech/speech-to-text/index.ts';
import { closeCodeOf, LiveFault, type LivePart, toLiveFault } from './live-fault.ts';
import { hearingOf, type LiveWire, pieceMsOf } from './live-settings.ts';
import { LiveVoice } from './live-voice.ts';
import { type ClientMessage, credentialOf, readMessage } from './read-message.ts';
import { RecentSound } from './recent-sound.ts';
import { requireLivePair } from './said-elsewhere.ts';
import { Spoken } from './spoken.ts';

interface LiveSessionOptions {
  platform: Platform;
  line: SocketLine;
  log: Log;
  sessionId: string;
  query: LiveQuery;
  wire: LiveWire;
  /** Authorizes the caller, by the handshake or by a credential of the first message. */
  authorize(credential?: Credential): Promise<Actor>;
}

/** As engines hear. */
const rateHz = 16_000;
/** A client is so much faster than we are: it must wait. */
const mostWaitingMs = 120_000;
/** What waits, and the longest stretch that is translated at once. */
const keptSeconds = mostWaitingMs / 1000 + 30;
const idleSeconds = 60;

/** One socket: speech in one language in, speech in another out. What it costs, what it may take, and its end. */
export class LiveSession {
  readonly #options: LiveSessionOptions;
  readonly #input: ears.AudioInput;
  readonly #sound = new RecentSound({ rateHz, mostSeconds: keptSeconds });
  readonly #clock: IdleClock;
  readonly #ended = new AbortController();
  #stopped: Promise<void> | undefined;
  #entered: Promise<void> | undefined;
  #meter: ears.SpeechMeter | undefined;
  #slot: Awaited<ReturnType<typeof takeConcurrencySlot>> | undefined;
  #hearing: ears.LiveHearing | undefined;
  #spoken: Spoken | undefined;
  #receivedMs = 0;
  #isClosing = false;

  constructor(options: LiveSessionOptions) {
    this.#options = options;
    this.#input = new ears.AudioInput(options.query.input_format);
    this.#clock = new IdleClock(idleSeconds, () => void this.#leaveIdle(), options.platform.clock);
  }

  /** Something came that is no message: the client is there. */
  touch(): void {
    this.#clock.touch();
  }

  async #leaveIdle(): Promise<void> {
    if (await this.#hearing?.endQuiet().catch(() => false)) return;
    this.fail(new LiveFault('input_error', `No audio was received for ${idleSeconds} seconds.`), 'session');
  }

  /** Authorizes the caller, finds who translates and speaks, and holds what the first minute costs. Once. */
  enter(credential?: Credential): Promise<void> {
    this.#entered ??= this.#begin(credential);
    return this.#entered;
  }

  async #begin(credential?: Credential): Promise<void> {
    const { platform, line, sessionId, query, wire } = this.#options;
    this.#ended.signal.throwIfAborted();
    const actor = await this.#options.authorize(credential);
    ears.transcriber(platform);
    const { source_language: source, target_language: target } = query;
    const { signal } = this.#ended;
    if (source !== 'auto') await requireLivePair(platform, { source, target }, signal);
    const voice = await LiveVoice.open({
      ...{ platform, actor, query, signal },
      answer: sessionId,
      isStereo: wire.isStereo,
    });
    this.#slot = await takeConcurrencySlot(platform, actor);
    this.#meter = await ears.SpeechMeter.open(platform, actor, { product: 'dubbing', modelId: 'live' });
    // `stop` waits for this, and frees what was taken
    signal.throwIfAborted();
    this.#spoken = new Spoken({
      ...{ platform, line, query, wire, voice, signal },
      caller: actor.workspaceId,
      sound: this.#sound,
      fail: (cause, part) => this.fail(cause, part),
    });
    this.#hearing = this.#listen(actor, this.#spoken);
    await line.send({
      message_type: 'session_started',
      session_id: sessionId,
      ...(query.client_session_id !== undefined && { client_session_id: query.client_session_id }),
    });
    await line.send({ message_type: 'status', status: 'started' });
  }

  #listen(actor: Actor, spoken: Spoken): ears.LiveHearing {
    const { platform, query, line, sessionId } = this.#options;
    const { source_language: source } = query;
    const hearing = new ears.LiveHearing({
      platform,
      settings: hearingOf(query, source === 'auto' ? undefined : languageOf(source)),
      pieceMs: pieceMsOf(query),
      turn: {
        caller: actor.workspaceId,
        answer: sessionId,
        urgency: 'heard',
        signal: this.#ended.signal,
      },
      whileBusy: (work) => this.#clock.whileBusy(work),
      guessed: (text) => line.send({ message_type: 'partial_transcript', text }),
      committed: async (speech) => this.#clock.whileBusy(async () => spoken.take(speech)),
      fail: (cause) => this.fail(cause, 'hearing'),
    });
    this.#clock.whileBusy(() => hearing.warm()).catch((cause) => this.fail(cause, 'hearing'));
    return hearing;
  }

  /** Takes one frame. */
  receive(frame: string): Promise<void> {
    return this.#clock.whileBusy(() => this.#receive(frame));
  }

  async #receive(frame: string): Promise<void> {
    if (this.#ended.signal.aborted || this.#isClosing) return;
    try {
      const message = readMessage(frame);
      await this.enter(credentialOf(message));
      if (message.message_type === 'end_of_stream') await this.#finish();
      else await this.#take(message);
    } catch (cause) {
      this.fail(cause, 'session');
    }
  }

  async #take({ audio_base_64: audio }: Extract<ClientMessage, { audio_base_64: string }>): Promise<void> {
    const samples = this.#input.read(audio);
    if (samples.length === 0) return;
    const ms = (samples.length / rateHz) * 1000;
    this.#receivedMs += ms;
    await this.#meter?.use(ms);
    const { mediaMinutes } = this.#options.platform.config;
    if (this.#receivedMs > mediaMinutes * 60_000)
      throw new LiveFault('invalid_request', `A session can take up to ${mediaMinutes} minutes of audio.`);
    if ((this.#hearing?.waitingMs ?? 0) + (this.#spoken?.waitingMs ?? 0) > mostWaitingMs)
      throw new LiveFault('queue_overflow', 'Audio is arriving faster than it can be translated.');
    this.#sound.add(samples);
    this.#hearing?.add(samples);
  }

  /** Nothing more is said: what was is heard, translated and spoken to its end. */
  async #finish(): Promise<void> {
    const { line } = this.#options;
    this.#isClosing = true;
    this.#hearing?.commit();
    await this.#hearing?.ended();
    await this.#spoken?.finish();
    if (this.#ended.signal.aborted) return;
    await line.send({ message_type: 'status', status: 'stopped' });
    // charged before the client knows of the end
    await this.stop();
    line.close(1000);
  }

  /** Ends with a message that says why. */
  fail(thrown: unknown, part: LivePart): void {
    if (this.#ended.signal.aborted) return;
    const { line, log, wire } = this.#options;
    const fault = toLiveFault(thrown, part);
    if (closeCodeOf(fault) === 1011) log.error({ err: fault.cause ?? fault }, 'live translation failed');
    const { message } = fault;
    const content = { message_type: wire.faults[fault.type] ?? fault.type, error: message };
    void line.send(content).then(() => line.close(closeCodeOf(fault), message));
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
    await this.#spoken?.dispose();
    const { log } = this.#options;
    await this.#meter?.close().catch((err) => log.warn({ err }, 'a session could not be charged'));
    await this.#slot?.release().catch((err) => log.warn({ err }, 'a session kept its slot'));
  }
}
