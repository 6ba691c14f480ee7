import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { create } from 'zustand';
import { clearSource, type Source, useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { type playerItem, playUrl } from '#web/player/index.ts';
import { call } from '#web/shared/api/call.ts';
import type { UploadProgress } from '#web/shared/api/upload-fetch.ts';
import { isAboutFile, type Refusal } from '#web/shared/files/use-refusals.ts';
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

/** What became of a recording, and of which. */
export interface Changed {
  id: string;
  sourceId: string;
  voiceName: string;
  item: ReturnType<typeof playerItem>;
  url: string;
  bytes: Blob;
  peaks: ArrayLike<number>;
  engine: string;
  warnings: readonly string[];
}

interface Changing {
  isSending: boolean;
  /** Undefined until the first bytes are there. */
  sent: UploadProgress | undefined;
  error: unknown;
  refused: readonly Refusal[];
  /** By run, the recording on this page that it is of. */
  sources: Readonly<Record<string, string>>;
  changed: Changed | undefined;
}

/** The change that is being sent, or was made last. It lives outside the page: coming back finds it. */
export const useChanging = create<Changing>(() => ({
  isSending: false,
  sent: undefined,
  error: null,
  refused: [],
  sources: {},
  changed: undefined,
}));

let controller: AbortController | undefined;

/** Sends a recording; undefined when it was not taken. Failures are kept for the page to show, not raised. */
export async function sendChange(order: ChangeOrder): Promise<ToolRun | undefined> {
  controller?.abort();
  controller = new AbortController();
  const { signal } = controller;
  const { source, voiceId, modelId } = order;
  useChanging.setState({ isSending: true, sent: undefined, error: null, refused: [] });
  track({
    name: 'speech_generation_started',
    properties: { task: 'speech-to-speech', voice_id: voiceId, model_id: modelId },
  });
  try {
    const onUpload = (sent: UploadProgress): void => useChanging.setState({ sent });
    const run = await call('POST /v1/tool-runs/voice-changer', { form: formOf(order), signal, onUpload });
    useChanging.setState(({ sources }) => ({
      isSending: false,
      sources: { ...sources, [run.run_id]: source.id },
    }));
    return run;
  } catch (error) {
    if (signal.aborted) return undefined;
    useChanging.setState({ isSending: false });
    if (isAboutFile(error)) refuseSource(source, error);
    else useChanging.setState({ error });
    track({ name: 'speech_generation_failed', properties: { model_id: modelId } });
    return undefined;
  }
}

/** Another one is chosen in its place. */
function refuseSource({ id, name }: Source, reason: Refusal['reason']): void {
  useChanging.setState({ refused: [{ name, reason }] });
  if (useChangeDraft.getState().source?.id === id) clearSource();
}

export function stopSending(): void {
  controller?.abort();
  useChanging.setState({ isSending: false });
}

export const dismissChangeError = (): void => useChanging.setState({ error: null });
export const forgetRefusal = (): void => useChanging.setState({ refused: [] });

const formOf = ({ source, voiceId, modelId, settings, seed, removesNoise }: ChangeOrder) => ({
  voice_id: voiceId,
  model_id: modelId,
  voice_settings: settings,
  seed,
  remove_background_noise: removesNoise || undefined,
  audio: new File([source.file], source.name),
});

/**
 * Takes the place of what was made before; answers what is shown. The same one may come twice, by its run's end and by
 * the page's opening: the first stays, since its address may be what is heard.
 */
export function showChanged(changed: Changed): Changed {
  const former = useChanging.getState().changed;
  if (former?.id === changed.id && former.sourceId === changed.sourceId) {
    URL.revokeObjectURL(changed.url);
    return former;
  }
  if (former) URL.revokeObjectURL(former.url);
  useChanging.setState({ changed });
  return changed;
}

export const playChanged = ({ item, url, bytes }: Changed, isInPlace = false): void =>
  playUrl({ ...item, isFirstRequest: true }, url, { bytes, isInPlace });
