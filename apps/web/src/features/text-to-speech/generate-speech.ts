import { generationNameHeader } from '@mynah/contract/speech/generation-name-header';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { create } from 'zustand';
import type { Mp3Format } from '#web/features/text-to-speech/mp3-formats.ts';
import { readTimedAudio } from '#web/features/text-to-speech/read-timed-audio.ts';
import { addTake, changeTake, removeTake, type Take } from '#web/features/text-to-speech/takes.ts';
import {
  forgetUnfinished,
  forgetWhenRefused,
  rememberItem,
  rememberUnfinished,
  stopUnfinished,
} from '#web/features/text-to-speech/unfinished.ts';
import { loadPlayback, type playStream as PlayStream, playerItem } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { track } from '#web/shared/track.ts';
import { WordTimes } from '#web/shared/words/word-times.ts';

export interface SpeechOrder {
  text: string;
  voiceId: string;
  voiceName: string;
  modelId: string;
  settings: VoiceSettings;
  languageCode?: string;
  seed?: number;
  textNormalization?: 'on' | 'off';
  /** Pronunciation dictionaries, at their latest versions. */
  dictionaries?: readonly string[];
  /** One of the mp3 formats; without it the usual one. */
  outputFormat?: Mp3Format;
}

type Generation = {
  /** `waiting` until the first sound. */
  state: 'idle' | 'waiting' | 'streaming';
  error: unknown;
  /** Codes of what could not be done as asked. */
  warnings: readonly string[];
};

const idle: Generation = { state: 'idle', error: null, warnings: [] };

/** The generation under way. It lives outside the page: leaving the page does not stop it. */
export const useGeneration = create<Generation>(() => idle);

/** What is under way: how it is stopped here, and its name on the server. */
let running: { controller: AbortController; name: string } | undefined;

/** Speaks a text; it is heard while it is being made. Failures are kept for the page to show, not raised. */
export async function generateSpeech(order: SpeechOrder): Promise<void> {
  cancelGeneration();
  const own = { controller: new AbortController(), name: rememberUnfinished('text-to-speech', order.text) };
  const { signal } = own.controller;
  running = own;
  useGeneration.setState({ ...idle, state: 'waiting' });
  track({
    name: 'speech_generation_started',
    properties: {
      task: 'text-to-speech',
      voice_id: order.voiceId,
      model_id: order.modelId,
      characters: order.text.length,
    },
  });
  try {
    await speak(order, own.name, signal);
    forgetUnfinished(own.name);
    track({ name: 'speech_generation_completed', properties: { model_id: order.modelId } });
    if (running === own) useGeneration.setState({ state: 'idle' });
  } catch (error) {
    forgetWhenRefused(own.name, error);
    if (running !== own) return;
    useGeneration.setState({ ...idle, error: signal.aborted ? null : error });
    const name = signal.aborted ? 'speech_generation_stopped' : 'speech_generation_failed';
    track({ name, properties: { model_id: order.modelId } });
  }
}

/** Stops what is being made; what was heard so far stays in the player. */
export function cancelGeneration(): void {
  if (useGeneration.getState().state === 'idle' || !running) return;
  stopUnfinished(running.name);
  running.controller.abort();
}

export const dismissError = (): void => useGeneration.setState({ error: null });

async function speak(order: SpeechOrder, name: string, signal: AbortSignal): Promise<void> {
  const loading = loadPlayback();
  const response = await request('POST /v1/text-to-speech/{voice_id}/stream/with-timestamps', {
    params: { voice_id: order.voiceId },
    query: { output_format: order.outputFormat },
    json: bodyOf(order),
    headers: { [generationNameHeader]: name },
    signal,
  });
  const warnings = response.headers.get('x-mynah-warnings');
  useGeneration.setState({ warnings: warnings ? warnings.split(', ') : [] });
  const historyItemId = response.headers.get('history-item-id');
  rememberItem(name, historyItemId);
  const { playStream } = await loading;
  const take = openTake(order, historyItemId ?? crypto.randomUUID(), playStream);
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
  } finally {
    if (take.stream.received.isEmpty) removeTake(take.id);
    else changeTake(take.id, { isComplete: true });
  }
}

const bodyOf = ({
  text,
  modelId,
  settings,
  languageCode,
  seed,
  textNormalization,
  ...order
}: SpeechOrder) => ({
  text,
  model_id: modelId,
  voice_settings: settings,
  language_code: languageCode,
  seed,
  apply_text_normalization: textNormalization,
  pronunciation_dictionary_locators: order.dictionaries?.map((id) => ({ pronunciation_dictionary_id: id })),
});

function openTake(order: SpeechOrder, id: string, playStream: typeof PlayStream): Take {
  const { text, voiceId, voiceName, modelId, settings } = order;
  const item = playerItem({
    id,
    type: 'text-to-speech',
    isFirstRequest: true,
    extra: { text },
    info: { title: text.slice(0, 120), voice_id: voiceId, voice_name: voiceName },
  });
  const words = new WordTimes(text);
  const stream = playStream(item, estimateSpeakingSeconds(text) / settings.speed, words);
  const take = { id, text, voiceId, voiceName, modelId, settings, stream, words, isComplete: false };
  addTake(take);
  return take;
}
