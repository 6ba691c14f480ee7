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
  release(): Promise<void>;
}

/**
 * Loads the model and speaks with it at once. Where no decoder was made for this machine yet, that of the pack speaks
 * until it was, here or by another process; then it takes the place of the pack's, between two segments.
 * @throws EngineFailure
 */
export async function openSpeaker({
  home,
  model: folder,
  styles,
  gain,
}: OpenSpeakerOptions): Promise<OpenedSpeaker> {
  const model = await loadModel(home, folder);
  const speaker = new Speaker({ model, styles, threads: home.threads, gain });
  const closing = new AbortController();
  const improving = improve({ home, folder, model, speaker }, closing.signal);
  return {
    speaker,
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
async function improve({ home, folder, model, speaker }: Improvable, signal: AbortSignal): Promise<void> {
  const variants = home.packFolder(VARIANTS_FOLDER);
  if (!variants || model.hasQuickDecoder) return;
  try {
    const quickDecoder = await ensureMappedDecoder(folder, variants, signal);
    await speaker.untilSilent();
    if (signal.aborted) return;
    await model.takeDecoder(quickDecoder);
    await speaker.warm();
  } catch (cause) {
    if (signal.aborted) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    home.log('The quicker decoder couldn’t be made; the one of the pack is used.', { reason });
  }
}
