import type { Permission } from '@mynah/contract';
import type { PronunciationLocator } from '@mynah/contract/dictionaries/pronunciation-locator';
import type { Transaction } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';

/** What is undefined stays. */
export interface WorkspaceChange {
  name?: string;
  trainingOptOut?: boolean;
  /** Seconds; null: none. */
  sessionInactivityTimeout?: number | null;
  allMembersPermissions?: readonly Permission[];
  /** Null: as each key has it. */
  thirdPartyDisableAllowed?: boolean | null;
  /** Null: items of the history stay. */
  historyRetentionDays?: number | null;
  /** Dictionaries of the workspace, in the order in which their rules are tried. */
  pronunciationDictionaryLocators?: readonly PronunciationLocator[];
  /** A webhook of the workspace; null: none. */
  voiceLibraryRemovalNoticeWebhookId?: string | null;
}

/** Throws when a setting names what the workspace does not have, and holds what it names until the transaction ends. */
type SettingCheck = (transaction: Transaction, workspaceId: string, change: WorkspaceChange) => Promise<void>;
export const settingChecks = extensionPoint<SettingCheck>('workspaces.setting-checks');
