import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { create } from 'zustand';
import type { Source } from '#web/features/speech-to-speech/change-draft.ts';
import { type PlayerStream, playerItem, playStream, type playUrl } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { readStream } from '#web/shared/api/read-body.ts';
import { track } from '#web/shared/track.ts';

export interface ChangeOrder {
  source: Source;
  voiceId: string;
  voiceName: string;
  modelId: string;
  settings: VoiceSettings;
  seed?: number;
  removesNoise: boolean;
}

/** The changed recording, as it comes or from the history. */
export interface ChangedSound {
  /** Once all of it is here. */
  url: () => string;
  /** What the player need not fetch for it. */
  known: NonNullable<Parameters<typeof playUrl>[2]>;
  /** Grows while it comes. */
  peaks: () => ArrayLike<number>;
  release: () => void;
}

/** What came back, and of which recording. */
export interface Changed {
  id: string;
  sourceId: string;
  voiceName: string;
  item: PlayerStream['item'];
  sound: ChangedSound;
  isComplete: boolean;
  engine: string;
  warnings: readonly string[];
}

interface Changing {
  /** `waiting` until the first sound. */
  state: 'idle' | 'waiting' | 'streaming';
  error: unknown;
  changed: Changed | undefined;
}

/** The change under way or made last. It lives outside the page: leaving the page does not stop it. */
export const useChanging = create<Changing>(() => ({ state: 'idle', error: null, changed: undefined }));

let controller: AbortController | undefined;

/** Changes the voice; it is heard while it is made. Failures are kept for the page to show, not raised. */
export async function changeVoice(order: ChangeOrder): Promise<void> {
  controller?.abort();
  const own = new AbortController();
  controller = own;
  useChanging.setState({ state: 'waiting', error: null });
  track({
    name: 'speech_generation_started',
    properties: { task: 'speech-to-speech', voice_id: order.voiceId, model_id: order.modelId },
  });
  try {
    await receive(order, own.signal);
    track({ name: 'speech_generation_completed', properties: { model_id: order.modelId } });
    if (controller === own) useChanging.setState({ state: 'idle' });
  } catch (error) {
    if (controller !== own) return;
    useChanging.setState({ state: 'idle', error: own.signal.aborted ? null : error });
    const name = own.signal.aborted ? 'speech_generation_stopped' : 'speech_generation_failed';
    track({ name, properties: { model_id: order.modelId } });
  }
}

/** Stops what is being made; what was heard so far stays in the player. */
export const stopChange = (): void => controller?.abort();

export const dismissChangeError = (): void => useChanging.setState({ error: null });

async function receive(order: ChangeOrder, signal: AbortSignal): Promise<void> {
  const response = await request('POST /v1/speech-to-speech/{voice_id}/stream', {
    params: { voice_id: order.voiceId },
    form: formOf(order),
    signal,
  });
  const stream = open(order, response);
  try {
    for await (const bytes of readStream(response)) {
      if (bytes.length > 0) stream.append(bytes);
      if (useChanging.getState().state === 'waiting') useChanging.setState({ state: 'streaming' });
    }
    stream.end();
    useChanging.setState(({ changed }) => ({ changed: changed && { ...changed, isComplete: true } }));
  } catch (cause) {
    stream.fail(cause);
    throw cause;
  }
}

const formOf = ({ source, modelId, settings, seed, removesNoise }: ChangeOrder) => ({
  model_id: modelId,
  voice_settings: settings,
  seed,
  remove_background_noise: removesNoise || undefined,
  audio: new File([source.file], source.name),
});

function open({ source, voiceId, voiceName }: ChangeOrder, response: Response): PlayerStream {
  const id = response.headers.get('history-item-id') ?? crypto.randomUUID();
  const item = playerItem({
    id,
    type: 'speech-to-speech',
    isFirstRequest: true,
    info: { title: source.name, voice_id: voiceId, voice_name: voiceName },
  });
  const stream = playStream(item, source.sound?.seconds ?? 30);
  showChanged({
    id,
    sourceId: source.id,
    voiceName,
    item,
    sound: soundOf(stream),
    isComplete: false,
    engine: response.headers.get('x-mynah-engine') ?? '',
    warnings: response.headers.get('x-mynah-warnings')?.split(', ') ?? [],
  });
  return stream;
}

const soundOf = ({ received, peaks }: PlayerStream): ChangedSound => ({
  url: () => received.url(),
  known: { received, peaks },
  peaks: () => peaks.peaks,
  release: () => received.release(),
});

/** Takes the place of what was made before. */
export function showChanged(changed: Changed): void {
  useChanging.getState().changed?.sound.release();
  useChanging.setState({ changed });
}
