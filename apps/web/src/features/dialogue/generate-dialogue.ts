import { generationNameHeader } from '@mynah/contract/speech/generation-name-header';
import { create } from 'zustand';
import type { Line } from '#web/features/dialogue/script.ts';
import {
  forgetUnfinished,
  forgetWhenRefused,
  readTimedAudio,
  rememberItem,
  rememberUnfinished,
  stopUnfinished,
} from '#web/features/text-to-speech/index.ts';
import { playerItem, playStream } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { track } from '#web/shared/track.ts';
import { WordTimes } from '#web/shared/words/word-times.ts';

export const modelId = 'eleven_v3';

export interface DialogueOrder {
  lines: readonly Line[];
  stability: number;
  seed?: number;
}

/** The dialogue that was made last, for the words that follow it. */
export interface DialogueTake {
  id: string;
  lines: readonly Line[];
  words: WordTimes;
  stream: ReturnType<typeof playStream>;
}

interface Generation {
  /** `waiting` until the first sound. */
  state: 'idle' | 'waiting' | 'streaming';
  error: unknown;
  warnings: readonly string[];
  take: DialogueTake | undefined;
}

const idle = { state: 'idle', error: null, warnings: [] } as const;

/** The generation under way. It lives outside the page: leaving the page does not stop it. */
export const useGeneration = create<Generation>(() => ({ ...idle, take: undefined }));

/** What is under way: how it is stopped here, and its name on the server. */
let running: { controller: AbortController; name: string } | undefined;

/** Speaks the lines; they are heard while they are made. Failures are kept for the page to show, not raised. */
export async function generateDialogue(order: DialogueOrder): Promise<void> {
  cancelGeneration();
  const own = {
    controller: new AbortController(),
    name: rememberUnfinished('text-to-dialogue', order.lines.map((line) => line.text).join('\n')),
  };
  const { signal } = own.controller;
  running = own;
  useGeneration.setState({ ...idle, state: 'waiting' });
  const properties = { task: 'text-to-dialogue', model_id: modelId, lines: order.lines.length };
  track({ name: 'speech_generation_started', properties });
  try {
    await speak(order, own.name, signal);
    forgetUnfinished(own.name);
    track({ name: 'speech_generation_completed', properties });
    if (running === own) useGeneration.setState({ state: 'idle' });
  } catch (error) {
    forgetWhenRefused(own.name, error);
    if (running === own) useGeneration.setState({ ...idle, error: signal.aborted ? null : error });
  }
}

/** Stops what is being made; what was heard so far stays in the player. */
export function cancelGeneration(): void {
  if (useGeneration.getState().state === 'idle' || !running) return;
  stopUnfinished(running.name);
  running.controller.abort();
}

export const dismissError = (): void => useGeneration.setState({ error: null });

async function speak(order: DialogueOrder, name: string, signal: AbortSignal): Promise<void> {
  const response = await request('POST /v1/text-to-dialogue/stream/with-timestamps', {
    json: {
      inputs: order.lines.map(({ text, voiceId }) => ({ text, voice_id: voiceId })),
      model_id: modelId,
      settings: { stability: order.stability },
      seed: order.seed,
    },
    headers: { [generationNameHeader]: name },
    signal,
  });
  const warnings = response.headers.get('x-mynah-warnings');
  const historyItemId = response.headers.get('history-item-id');
  rememberItem(name, historyItemId);
  const take = openTake(order, historyItemId ?? crypto.randomUUID());
  useGeneration.setState({ warnings: warnings ? warnings.split(', ') : [], take });
  try {
    for await (const { bytes, alignment } of readTimedAudio(readStream(response))) {
      if (alignment) take.words.append(alignment);
      if (bytes.length > 0) take.stream.append(bytes);
      if (useGeneration.getState().state === 'waiting') useGeneration.setState({ state: 'streaming' });
    }
    take.stream.end();
  } catch (cause) {
    take.stream.fail(cause);
    throw cause;
  }
}

function openTake({ lines }: DialogueOrder, id: string): DialogueTake {
  const text = lines.map((line) => line.text).join('');
  const shown = lines.map((line) => line.text).join('\n');
  const item = playerItem({
    id,
    type: 'text-to-speech',
    isFirstRequest: true,
    extra: { text: shown },
    info: { title: shown.slice(0, 120) },
  });
  const words = new WordTimes(text);
  const stream = playStream(item, estimateSpeakingSeconds(shown), new WordTimes(shown));
  return { id, lines, words, stream };
}
