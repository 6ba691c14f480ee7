import type { SpeechPart, SpeechRequest } from '@mynah/engine-spec';
import { AwaitedSpeech } from '../awaited-speech.ts';
import type { RunOptions } from '../run-options.ts';
import { speakWithRetry } from '../speak-with-retry.ts';
import type { SpeechEngineInfo, SpeechPool } from '../speech-pool.ts';
import { ConnectionLost } from './engine-client.ts';
import type { EngineLink } from './engine-link.ts';

/** Speech engines on other machines, which run as many processes as they like behind one address. */
export class RemoteSpeechPool implements SpeechPool {
  readonly #link: EngineLink;
  readonly #awaited = new AwaitedSpeech();

  constructor(link: EngineLink) {
    this.#link = link;
  }

  get slots(): number {
    return this.#link.description?.slots ?? 1;
  }

  get waiting(): number {
    return this.#link.waiting;
  }

  get awaited(): number {
    return this.#awaited.count;
  }

  engines(): readonly SpeechEngineInfo[] {
    return this.#link.description?.engines ?? [];
  }

  ready(): Promise<void> {
    return this.#link.ready();
  }

  speak(engine: string, request: SpeechRequest, options: RunOptions): AsyncIterable<SpeechPart> {
    const { caller, answer, urgency, signal } = options;
    const order = { engine, caller, answer, urgency, request };
    const parts = speakWithRetry({
      begin: () => this.#link.begin((client) => client.speak(order, signal), signal),
      mayRetry: (thrown) => thrown instanceof ConnectionLost && !signal.aborted && !this.#link.isStopping,
    });
    return this.#awaited.follow(parts, { urgency, signal });
  }

  async stop(): Promise<void> {
    this.#link.stop();
  }
}
