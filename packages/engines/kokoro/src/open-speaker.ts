import type { EngineHome } from '@mynah/engine-spec';
import type { KokoroModel } from './kokoro-model.ts';
import { loadModel, VARIANTS_FOLDER } from './load-model.ts';
import { Speaker, type SpeakerOptions } from './speaker.ts';
import { ensureMappedDecoder } from './variants/index.ts';

export interface OpenSpeakerOptions extends Pick<SpeakerOptions, 'styles' | 'gain'> {
  home: EngineHome;
  /** The built pack. */
  model: string;
}

/** A speaker with its model in memory. */
export interface OpenedSpeaker {
  speaker: Speaker;
  /**
   * Goes on loading, when nothing is being spoken, what makes it quicker: the decoder for this machine, where the pack's
   * had to do because none was made yet, here or by another process; and the one that has all cores.
   */
  improve(): Promise<void>;
  release(): Promise<void>;
}

/** Loads the model, so that it can speak at once. @throws EngineFailure */
export async function openSpeaker({
  home,
  model: folder,
  styles,
  gain,
}: OpenSpeakerOptions): Promise<OpenedSpeaker> {
  const model = await loadModel(home, folder);
  const { threads, idleCores } = home;
  const speaker = new Speaker({ model, styles, threads, idleCores, gain });
  const closing = new AbortController();
  let improving: Promise<void> | undefined;
  return {
    speaker,
    improve() {
      improving ??= improve({ home, folder, model, speaker }, closing.signal);
      return improving;
    },
    async release() {
      closing.abort();
      await improving;
      await model.release();
    },
  };
}

interface Improvable {
  home: EngineHome;
  folder: string;
  model: KokoroModel;
  speaker: Speaker;
}

/** Without a place for a decoder, or where none can be made, the pack's own speaks on. */
async function improve(improvable: Improvable, signal: AbortSignal): Promise<void> {
  try {
    await takeQuickDecoder(improvable, signal);
    await widen(improvable, signal);
  } catch (cause) {
    if (signal.aborted) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    improvable.home.log('The quicker decoder couldn’t be made; the one of the pack is used.', { reason });
  }
}

async function takeQuickDecoder(
  { home, folder, model, speaker }: Improvable,
  signal: AbortSignal,
): Promise<void> {
  const variants = home.packFolder(VARIANTS_FOLDER);
  if (!variants || model.quickDecoder) return;
  const quickDecoder = await ensureMappedDecoder(folder, variants, signal);
  await speaker.untilSilent();
  signal.throwIfAborted();
  await model.takeDecoder(quickDecoder);
  await speaker.warm();
}

async function widen({ home, model, speaker }: Improvable, signal: AbortSignal): Promise<void> {
  if (!home.idleCores || !model.quickDecoder) return;
  await speaker.untilSilent();
  signal.throwIfAborted();
  await model.widen(home.idleCores.threads);
  await speaker.warm();
}
