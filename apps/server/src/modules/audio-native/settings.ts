import { newId } from '../../platform/ids/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSettings, insertSettings, updateSettings } from './audio-native.store.ts';
import type { SettingsRow } from './audio-native.tables.ts';

/** What a workspace has that chose nothing yet. */
const defaults = {
  allowedDomains: [] as string[],
  voiceId: null,
  modelId: null,
  small: false,
  textColor: '',
  backgroundColor: '',
  articlesPerHour: 10,
  userId: null,
};

/** The settings of a workspace, whose name for its pages stays the same from now on. */
export async function ensureSettings({ db, clock }: Platform, workspaceId: string): Promise<SettingsRow> {
  const found = await findSettings(db, workspaceId);
  if (found) return found;
  const now = clock.now();
  await insertSettings(db, { ...defaults, workspaceId, siteId: newId(), createdAt: now, updatedAt: now });
  return (await findSettings(db, workspaceId))!;
}

/** What is undefined stays. Articles that find themselves are spoken for whoever changed them last. */
export async function changeSettings(
  platform: Platform,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  change: Partial<SettingsRow>,
): Promise<SettingsRow> {
  await ensureSettings(platform, workspaceId);
  await updateSettings(platform.db, workspaceId, { ...change, userId });
  return ensureSettings(platform, workspaceId);
}
