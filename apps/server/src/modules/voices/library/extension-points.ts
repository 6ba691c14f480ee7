import type { Transaction } from '../../../platform/db/database.ts';
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

/** What one use of a shared voice brings its owner. */
export interface EarnedUse {
  voiceId: string;
  /** Its owner's. */
  workspaceId: string;
  characters: number;
  /** With the multiplier. */
  credits: number;
  /** Millionths of a US dollar. */
  amountMicros: number;
}

/** Uses that were charged at once. */
export interface EarnedUses {
  earned: readonly EarnedUse[];
  /** The charge, or whatever else they were said for: the same uses have the same. */
  reference: string;
  spenderWorkspaceId: string;
  now: Date;
}

/** Who keeps what the owners of shared voices earn, in the transaction of the charge. */
export const voiceEarnings =
  extensionPoint<(platform: Platform, transaction: Transaction, uses: EarnedUses) => Promise<void>>(
    'voices.earnings',
  );
