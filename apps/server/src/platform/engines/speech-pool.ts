import type { EngineVoice, SpeechCapabilities, SpeechPart, SpeechRequest } from '@mynah/engine-spec';
import type { RunOptions } from './run-options.ts';

/** What the server knows of an engine that runs in other processes. */
export interface SpeechEngineInfo {
  name: string;
  sampleRateHz: number;
  voices: readonly EngineVoice[];
  capabilities: SpeechCapabilities;
}

/**
 * Speech engines in supervised processes. One call speaks one segment and holds a process only while it does;
 * a process that dies costs the call one retry, from the first sample that was not yet given out.
 */
export interface SpeechPool {
  /** Engines that are ready, best first. */
  engines(): readonly SpeechEngineInfo[];
  /** Resolves when the default engine is warm, or the fallback when there is no other. */
  ready(): Promise<void>;
  /** How many segments can be spoken at the same time. */
  readonly slots: number;
  /** How many segments wait for an engine now: work that can wait makes way for them. */
  readonly waiting: number;
  /** How many segments are made or waited for that somebody wants to hear: what is in the background leaves the cores to them. */
  readonly awaited: number;
  /** @throws EngineFailure */
  speak(engine: string, request: SpeechRequest, options: RunOptions): AsyncIterable<SpeechPart>;
  stop(): Promise<void>;
}
