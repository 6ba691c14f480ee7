import type { Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../registry/index.ts';

/** What modules above have to say when a recording is taken away from a voice. */
export interface SampleRemoval {
  /** @throws Failure while the recordings of the voice have to stay */
  requireRemovable?(voice: SettledVoice): void;
  /** In the transaction of the removal, when the row has gone. */
  removed?(
    platform: Platform,
    transaction: Transaction,
    key: { workspaceId: string; voiceId: string },
  ): Promise<void>;
}
export const sampleRemovals = extensionPoint<SampleRemoval>('voices.sample-removals');
