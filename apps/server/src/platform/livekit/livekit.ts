import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import type { SecretKeys } from '../crypto/index.ts';
import { Failure } from '../errors/index.ts';
import type { Log } from '../log/log.ts';
import { findLiveKit, liveKitFolder, madeLiveKit } from './find-livekit.ts';
import { LocalLiveKit } from './local-livekit.ts';
import { makeLiveKit } from './make-livekit.ts';

export interface LiveKitServer {
  /** `wss://livekit.example.com`, `ws://127.0.0.1:41234` */
  url: string;
  apiKey: string;
  apiSecret: string;
}

export interface LiveKitOptions {
  config: Config;
  dataFolder: string;
  keys: SecretKeys;
  log: Log;
  make?: typeof makeLiveKit;
}

const apiKey = 'mynah';
const howToGetOne =
  'WebRTC needs a LiveKit server: install livekit-server (https://docs.livekit.io/home/self-hosting/local) or Go on this machine, or set LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET; until then, use the connection type websocket.';
/** Some minutes of a small machine. */
const askAgainSeconds = 20;
const failsWithinMs = 2_000;
/** A source that failed is not tried at every call. */
const tryAgainMs = 10 * 60_000;

/**
 * The LiveKit server that carries conversations. Nothing of it is started, fetched or built before somebody wants it,
 * so that the server starts as quickly without.
 */
export class LiveKit {
  readonly #options: LiveKitOptions;
  readonly #local: LocalLiveKit;
  readonly #apiSecret: string;
  readonly #stopping = new AbortController();
  readonly #leaving = new Set<() => Promise<void>>();
  #making: Promise<void> | undefined;
  #failedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: LiveKitOptions) {
    this.#options = options;
    const { config, log, keys } = options;
    this.#apiSecret = Buffer.from(keys.keyFor('livekit')).toString('base64url');
    this.#local = new LocalLiveKit({
      folder: liveKitFolder(options),
      ...{ config, log, apiKey, apiSecret: this.#apiSecret },
    });
  }

  /** @throws Failure `livekit_missing`, `livekit_preparing`, `livekit_failed` */
  async ready(): Promise<LiveKitServer> {
    const { config, log } = this.#options;
    if (config.liveKitUrl) return this.#named(config.liveKitUrl);
    if (!config.webrtc)
      throw new Failure(
        'livekit_missing',
        'WebRTC is off on this server: use the connection type websocket.',
      );
    const program = findLiveKit(this.#options);
    if (!program) return this.#prepare();
    try {
      return { url: await this.#local.ready(program), apiKey, apiSecret: this.#apiSecret };
    } catch (cause) {
      log.error({ err: cause }, 'LiveKit did not start');
      throw new Failure('livekit_failed', 'The LiveKit server of this machine does not start.', { cause });
    }
  }

  /** Whether there is one that could be ready soon: without it nobody has a token of it. */
  get isAtHand(): boolean {
    return Boolean(this.#options.config.liveKitUrl) || findLiveKit(this.#options) !== undefined;
  }

  /** Called when this server stops, and waited for. Gives the way to let it go. */
  onStop(leave: () => Promise<void>): () => void {
    this.#leaving.add(leave);
    return () => this.#leaving.delete(leave);
  }

  /** Conversations end first, then what carries them. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled([...this.#leaving].map((leave) => leave()));
    await Promise.allSettled([this.#making, this.#local.stop()]);
  }

  #named(url: string): LiveKitServer {
    const { liveKitApiKey, liveKitApiSecret } = this.#options.config;
    if (liveKitApiKey && liveKitApiSecret)
      return { url: url.replace(/^http/, 'ws'), apiKey: liveKitApiKey, apiSecret: liveKitApiSecret };
    throw new Failure(
      'livekit_missing',
      'LIVEKIT_URL needs LIVEKIT_API_KEY and LIVEKIT_API_SECRET beside it.',
    );
  }

  /** Fetches or builds it beside all else. */
  async #prepare(): Promise<LiveKitServer> {
    if (!this.#making && Date.now() - this.#failedAtMs < tryAgainMs)
      throw new Failure('livekit_missing', howToGetOne);
    this.#making ??= this.#make();
    // what can't be done at all fails at once, as a rule: then nobody is told to wait
    await Promise.race([this.#making, delay(failsWithinMs)]);
    if (!this.#making) return this.ready();
    throw new Failure(
      'livekit_preparing',
      'This server is preparing WebRTC, which takes some minutes. Try again soon, or use the connection type websocket.',
      { retryAfterSeconds: askAgainSeconds },
    );
  }

  async #make(): Promise<void> {
    const { make = makeLiveKit, log } = this.#options;
    try {
      await make({ target: madeLiveKit(this.#options), signal: this.#stopping.signal });
    } catch (cause) {
      if (this.#stopping.signal.aborted) return;
      log.warn({ err: cause }, 'LiveKit could be neither fetched nor built');
      this.#failedAtMs = Date.now();
    } finally {
      this.#making = undefined;
    }
  }
}
