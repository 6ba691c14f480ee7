import { EngineFailure, type EngineHome } from '@mynah/engine-spec';
import { KokoroModel } from './kokoro-model.ts';
import { findMappedDecoder } from './variants/index.ts';

/** What the home calls the folder where decoders lie that were made for this machine; it need not exist yet. */
export const VARIANTS_FOLDER = 'kokoro-variants';

/**
 * Loads the built pack in `folder`, with the decoder that was made for this machine where it is there already.
 * @throws EngineFailure
 */
export async function loadModel(home: EngineHome, folder: string): Promise<KokoroModel> {
  const variants = home.packFolder(VARIANTS_FOLDER);
  try {
    const quickDecoder = variants && (await findMappedDecoder(folder, variants));
    return await KokoroModel.load({ pack: folder, quickDecoder }, home.threads);
  } catch (cause) {
    throw new EngineFailure('broken', 'The kokoro pack couldn’t be loaded.', { cause });
  }
}
