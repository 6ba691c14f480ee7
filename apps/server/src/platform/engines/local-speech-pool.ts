import { EngineFailure, type SpeechPart, type SpeechRequest } from '@mynah/engine-spec';
import { AwaitedSpeech } from './awaited-speech.ts';
import { EngineProcesses, type EngineProcessesOptions } from './engine-processes.ts';
import type { RunOptions } from './run-options.ts';
import { speakWithRetry } from './speak-with-retry.ts';
import type { SpeechEngineInfo, SpeechPool } from './speech-pool.ts';

export type LocalSpeechPoolOptions = Omit<EngineProcessesOptions, 'onQueue' | 'niceness' | 'pauses'>;

/** What a process with speech engines is asked to do. */
export interface SpeakOrder {
  engine: string;
  request: SpeechRequest;
}

/** Speech engines in processes on this machine. */
export class LocalSpeechPool implements SpeechPool {
  readonly slots: number;
  readonly #processes: EngineProcesses<SpeechEngineInfo[]>;
  readonly #awaited = new AwaitedSpeech();

  constructor(options: LocalSpeechPoolOptions) {
    const { metrics } = options;
    this.slots = options.processes;
    this.#processes = new EngineProcesses({
      ...options,
      pauses: true,
      onQueue: (waiting) => metrics.engineQueue.set(waiting),
    });
  }

  get waiting(): number {
    return this.#processes.waiting;
  }

  get awaited(): number {
    return this.#awaited.count;
  }

  engines(): readonly SpeechEngineInfo[] {
    return this.#processes.about ?? [];
  }

  ready(): Promise<void> {
    return this.#processes.ready();
  }

  /** Process ids, for tests that kill one. */
  pids(): number[] {
    return this.#processes.pids();
  }

  /** Starts each process again when it is free, so that it finds the packs that came since. */
  reload(signal: AbortSignal): Promise<void> {
    return this.#processes.reload(signal);
  }

  speak(engine: string, request: SpeechRequest, options: RunOptions): AsyncIterable<SpeechPart> {
    const order: SpeakOrder = { engine, request };
    const urgency = options.urgency ?? (request.mode === 'first-sound' ? 'first-sound' : 'awaited');
    const parts = speakWithRetry({
      begin: () => this.#processes.begin<SpeechPart>(order, { ...options, urgency }),
      mayRetry: (thrown) =>
        thrown instanceof EngineFailure &&
        thrown.retryable &&
        !options.signal.aborted &&
        !this.#processes.isStopping,
    });
    return this.#awaited.follow(parts, { urgency, signal: options.signal });
  }

  stop(): Promise<void> {
    return this.#processes.stop();
  }
}
