import { create } from 'zustand';
import { readTimedAudio } from '#web/features/text-to-speech/read-timed-audio.ts';
import {
  forgetUnfinished,
  forgetWhenRefused,
  rememberItem,
  rememberUnfinished,
  stopUnfinished,
  type Unfinished,
} from '#web/features/text-to-speech/unfinished.ts';
import type { playStream } from '#web/player/index.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { track } from '#web/shared/track.ts';
import type { WordTimes } from '#web/shared/words/word-times.ts';

type Properties = Record<string, string | number>;

interface Generation {
  /** `waiting` until the first sound. */
  state: 'idle' | 'waiting' | 'streaming';
  error: unknown;
  /** Codes of what could not be done as asked. */
  warnings: readonly string[];
}

const idle: Generation = { state: 'idle', error: null, warnings: [] };

interface Sound {
  stream: ReturnType<typeof playStream>;
  words: WordTimes;
}

/** One that has begun: what it is called on the server, and what ends it here. */
export interface BegunGeneration {
  name: string;
  signal: AbortSignal;
  /** Notes what the answer says of itself before its sound; answers the id that its sound is known by. */
  begin(response: Response): string;
  /** Reads the sound and its words to their end, as they come. */
  hear(response: Response, sound: Sound): Promise<void>;
}

interface GenerationOrder {
  text: string;
  /** What is counted of it, when it begins and when it ends. */
  properties: { started: Properties; ended: Properties };
  speak(generation: BegunGeneration): Promise<void>;
}

/**
 * The generation of a page, heard while it is made, one at a time. It lives outside the page: leaving the page does
 * not stop it.
 */
export function heardGeneration(kind: Unfinished['kind']) {
  const useGeneration = create<Generation>(() => idle);
  let running: { controller: AbortController; name: string } | undefined;

  /** Failures are kept for the page to show, not raised. */
  async function generate({ text, properties, speak }: GenerationOrder): Promise<void> {
    cancelGeneration();
    const own = { controller: new AbortController(), name: rememberUnfinished(kind, text) };
    const { signal } = own.controller;
    running = own;
    useGeneration.setState({ ...idle, state: 'waiting' });
    track({ name: 'speech_generation_started', properties: properties.started });
    try {
      await speak({ name: own.name, signal, begin: (response) => begin(own.name, response), hear });
      forgetUnfinished(own.name);
      track({ name: 'speech_generation_completed', properties: properties.ended });
      if (running === own) useGeneration.setState({ state: 'idle' });
    } catch (error) {
      forgetWhenRefused(own.name, error);
      if (running !== own) return;
      useGeneration.setState({ ...idle, error: signal.aborted ? null : error });
      const name = signal.aborted ? 'speech_generation_stopped' : 'speech_generation_failed';
      track({ name, properties: properties.ended });
    }
  }

  function begin(name: string, { headers }: Response): string {
    const warnings = headers.get('x-mynah-warnings');
    useGeneration.setState({ warnings: warnings ? warnings.split(', ') : [] });
    const historyItemId = headers.get('history-item-id');
    rememberItem(name, historyItemId);
    return historyItemId ?? crypto.randomUUID();
  }

  async function hear(response: Response, { stream, words }: Sound): Promise<void> {
    try {
      for await (const { bytes, alignment } of readTimedAudio(readStream(response))) {
        if (alignment) words.append(alignment);
        if (bytes.length > 0) stream.append(bytes);
        if (useGeneration.getState().state === 'waiting') useGeneration.setState({ state: 'streaming' });
      }
      stream.end();
    } catch (cause) {
      stream.fail(cause);
      throw cause;
    }
  }

  /** Stops what is being made; what was heard so far stays in the player. */
  function cancelGeneration(): void {
    if (useGeneration.getState().state === 'idle' || !running) return;
    stopUnfinished(running.name);
    running.controller.abort();
  }

  const dismissError = (): void => useGeneration.setState({ error: null });

  return { useGeneration, generate, cancelGeneration, dismissError };
}
