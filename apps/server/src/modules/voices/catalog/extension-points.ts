import type { FineTuning } from '@mynah/contract/voices/fine-tuning';
import type { Voice } from '@mynah/contract/voices/voices';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../registry/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import type { VoiceSearch } from './voice-search.ts';

/** Fields of a voice answer; those of `fine_tuning` come from several modules. */
export type VoiceFields = Partial<Omit<Voice, 'fine_tuning'>> & { fine_tuning?: Partial<FineTuning> };

export type Describer = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** What a module above knows of voices, and what of its own hangs on them. */
export interface VoicePart {
  /** What it says of some voices, by the id of the row: for all of them at once, never one by one. */
  describe?(
    platform: Describer,
    reader: Pick<Actor, 'workspaceId'>,
    voices: readonly SettledVoice[],
  ): Promise<ReadonlyMap<string, VoiceFields>>;
  /** Conditions on `voices` that a search asks for, or that hold for every list. */
  filter?(search: VoiceSearch, context: { workspaceId: string; now: Date }): readonly (SQL | undefined)[];
  /** Which voices a workspace saved beside those that it has. */
  isSaved?(workspaceId: string): SQL;
  /** Sounds and papers that go with some voices. */
  listBlobs?(db: Queryable, voiceIds: readonly string[]): Promise<string[]>;
  /**
   * In the transaction that deletes a voice, before its row and all that names it goes. What it gives back is done
   * after the transaction.
   */
  withdraw?(
    platform: Platform,
    transaction: Transaction,
    voice: VoiceRow & { workspaceId: string },
  ): Promise<(() => Promise<void>) | undefined>;
}
export const voiceParts = extensionPoint<VoicePart>('voices.parts');
