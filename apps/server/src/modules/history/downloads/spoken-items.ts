import { Failure } from '../../../platform/errors/index.ts';
import type { SpokenItems } from '../../voices/library/index.ts';
import { findDownloadItems } from './downloads.store.ts';
import { checkSound, openSound } from './item-sound.ts';

/** Kept speech as a preview of the voice that said it. */
export const spokenHistory: SpokenItems = {
  getMp3: async (platform, { workspaceId, historyItemId, voiceId, signal }) => {
    const [item] = await findDownloadItems(platform.db, workspaceId, [historyItemId]);
    if (!item || item.voiceId !== voiceId) {
      throw new Failure('history_item_not_found', 'History item with this voice not found.', {
        data: { param: 'preview_history_item_id' },
      });
    }
    const format = 'mp3_44100_128';
    checkSound(platform, item, format);
    const parts: Uint8Array[] = [];
    const { body } = await openSound(platform, item, { format, hasTags: false, signal });
    for await (const part of body) parts.push(part);
    return Buffer.concat(parts);
  },
};
