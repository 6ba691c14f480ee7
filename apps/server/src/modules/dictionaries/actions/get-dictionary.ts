import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { PronunciationRule } from '@mynah/text';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ResourceReader, requireResourceRole, resourceReader } from '../../workspaces/sharing/index.ts';
import { type Dictionary, findDictionary, findRules } from '../dictionaries.store.ts';
import { dictionaryNotFound } from '../not-found.ts';

/** @throws Failure `pronunciation_dictionary_not_found` to who does not see it, too */
export async function getDictionary(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<{ dictionary: Dictionary; reader: ResourceReader }> {
  const reader = await resourceReader(platform, actor, 'pronunciation_dictionary');
  const dictionary = await findDictionary(platform.db, reader, id);
  if (!dictionary) throw dictionaryNotFound(id);
  return { dictionary, reader };
}

/** The dictionary, if the caller may do so much with it. @throws Failure as `getDictionary`, `permission_denied` */
export async function requireDictionary(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole,
): Promise<Dictionary> {
  const { dictionary } = await getDictionary(platform, actor, id);
  const resource = { type: 'pronunciation_dictionary' as const, id, creatorUserId: dictionary.creatorUserId };
  await requireResourceRole(platform, actor, resource, least);
  return dictionary;
}

/** @throws Failure `pronunciation_dictionary_version_not_found` */
export async function getRules(
  { db }: Pick<Platform, 'db'>,
  { workspaceId, id }: Pick<Dictionary, 'workspaceId' | 'id'>,
  versionId: string,
): Promise<PronunciationRule[]> {
  const rules = await findRules(db, { workspaceId, dictionaryId: id, versionId });
  if (rules) return rules;
  throw new Failure(
    'pronunciation_dictionary_version_not_found',
    `The pronunciation dictionary ${id} has no version with the id ${versionId}.`,
  );
}
