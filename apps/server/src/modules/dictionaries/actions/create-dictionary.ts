import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { PronunciationRule } from '@mynah/text';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAudit } from '../../audit/index.ts';
import { type ResourceReader, shareNewResource } from '../../workspaces/sharing/index.ts';
import type { Dictionary } from '../dictionaries.store.ts';
import { insertDictionary, insertVersion } from '../dictionaries.store.ts';
import { getDictionary } from './get-dictionary.ts';

interface NewDictionary {
  name: string;
  description?: string;
  workspaceAccess?: ResourceRole;
  rules: PronunciationRule[];
}

export async function createDictionary(
  platform: Platform,
  actor: Actor,
  { name, description, workspaceAccess, rules }: NewDictionary,
): Promise<{ dictionary: Dictionary; reader: ResourceReader }> {
  const id = newId();
  const { workspaceId, userId: creatorUserId } = actor;
  const createdAt = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    const made = { id, workspaceId, creatorUserId, name, description, latestNumber: 1, createdAt };
    await insertDictionary(transaction, made);
    const version = { id: newId(), dictionaryId: id, number: 1, rules, rulesCount: rules.length, createdAt };
    await insertVersion(transaction, version);
    const type = 'pronunciation_dictionary';
    await shareNewResource(transaction, actor, { type, id, workspaceRole: workspaceAccess });
    const entry = { className: 'pronunciation-dictionary', activityName: 'create', targetId: id };
    await recordAudit(transaction, actor, { ...entry, details: { name } }, createdAt);
  });
  return getDictionary(platform, actor, id);
}
