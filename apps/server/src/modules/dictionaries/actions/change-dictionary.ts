import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { ResourceReader } from '../../workspaces/sharing/index.ts';
import { type Dictionary, deleteDictionary, updateDictionary } from '../dictionaries.store.ts';
import { forgetInWorkspace } from '../workspace-list.ts';
import { getDictionary, requireDictionary } from './get-dictionary.ts';

/** What is undefined stays. An archived dictionary is out of the way, and works on where it is named. */
export async function editDictionary(
  platform: Platform,
  actor: Actor,
  { id, name, archived }: { id: string; name?: string; archived?: boolean },
): Promise<{ dictionary: Dictionary; reader: ResourceReader }> {
  const before = await requireDictionary(platform, actor, id, 'editor');
  const now = platform.clock.now();
  const archivedAt = archived === undefined ? undefined : archived ? (before.archivedAt ?? now) : null;
  if (name !== undefined || archived !== undefined) {
    await platform.db.transaction(async (transaction) => {
      await updateDictionary(transaction, before, { name, archivedAt });
      const entry = { className: 'pronunciation-dictionary', activityName: 'edit', targetId: id };
      const details = { ...(name !== undefined && { name }), ...(archived !== undefined && { archived }) };
      await recordAudit(transaction, actor, { ...entry, details }, now);
    });
  }
  return getDictionary(platform, actor, id);
}

/** With all of its versions; the workspace's own list loses it too. */
export async function removeDictionary(platform: Platform, actor: Actor, id: string): Promise<void> {
  const dictionary = await requireDictionary(platform, actor, id, 'admin');
  await platform.db.transaction(async (transaction) => {
    await forgetInWorkspace(transaction, dictionary.workspaceId, [id]);
    await deleteDictionary(transaction, dictionary);
    const entry = { className: 'pronunciation-dictionary', activityName: 'delete', targetId: id };
    await recordAudit(
      transaction,
      actor,
      { ...entry, details: { name: dictionary.name } },
      platform.clock.now(),
    );
  });
}
