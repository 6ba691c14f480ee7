import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

interface SpokenItem {
  workspaceId: string;
  historyItemId: string;
  /** Whose speech it must be. */
  voiceId: string;
  signal: AbortSignal;
}

/** Speech that was kept, which may become the preview of the voice that said it. */
export interface SpokenItems {
  /** As mp3. @throws Failure `history_item_not_found` */
  getMp3(platform: Platform, item: SpokenItem): Promise<Uint8Array>;
}
export const spokenItems = extensionPoint<SpokenItems>('voices.spoken-items');
