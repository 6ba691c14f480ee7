import { create } from 'zustand';
import { type PlayerStream, playerItem, playStream } from '#web/app/player/index.ts';
import type { Line } from '#web/features/dialogue/script.ts';
import { readTimedAudio } from '#web/features/text-to-speech/index.ts';
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
  stream: PlayerStream;
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

let controller: AbortController | undefined;

/** Speaks the lines; they are heard while they are made. Failures are kept for the page to show, not raised. */
export async function generateDialogue(order: DialogueOrder): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  useGeneration.setState({ ...idle, state: 'waiting' });
  const properties = { task: 'text-to-dialogue', model_id: modelId, lines: order.lines.length };
  track({ name: 'speech_generation_started', properties });
  try {
    await speak(order, own.signal);
    track({ name: 'speech_generation_completed', properties });
    if (controller === own) useGeneration.setState({ state: 'idle' });
  } catch (error) {
    if (controller === own) useGeneration.setState({ ...idle, error: own.signal.aborted ? null : error });
  }
}

/** Stops what is being made; what was heard so far stays in the player. */
export const cancelGeneration = (): void => controller?.abort();

export const dismissError = (): void => useGeneration.setState({ error: null });

async function speak(order: DialogueOrder, signal: AbortSignal): Promise<void> {
  const response = await request('POST /v1/text-to-dialogue/stream/with-timestamps', {
    json: {
      inputs: order.lines.map(({ text, voiceId }) => ({ text, voice_id: voiceId })),
      model_id: modelId,
      settings: { stability: order.stability },
      seed: order.seed,
    },
    signal,
  });
  const warnings = response.headers.get('x-mynah-warnings');
  const take = openTake(order, response.headers.get('history-item-id') ?? crypto.randomUUID());
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
