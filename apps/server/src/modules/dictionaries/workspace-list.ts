import type { PronunciationLocator } from '@mynah/contract/dictionaries/pronunciation-locator';
import type { Transaction } from '../../platform/db/database.ts';
import { Failure } from '../../platform/errors/index.ts';
import { findWorkspace, updateWorkspaceRow } from '../workspaces/workspace/index.ts';
import { holdDictionaries, listVersions } from './dictionaries.store.ts';
import { dictionaryNotFound } from './not-found.ts';

const param = 'pronunciation_dictionary_locators';

/**
 * The workspace's own list names dictionaries of the workspace, which must not go meanwhile.
 * @throws Failure `pronunciation_dictionary_not_found`, `pronunciation_dictionary_version_not_found`
 */
export async function requireListed(
  transaction: Transaction,
  workspaceId: string,
  {
    pronunciationDictionaryLocators: locators,
  }: { pronunciationDictionaryLocators?: readonly PronunciationLocator[] },
): Promise<void> {
  if (!locators?.length) return;
  const dictionaryIds = locators.map(({ pronunciation_dictionary_id: id }) => id);
  const held = await holdDictionaries(transaction, workspaceId, dictionaryIds);
  const missing = dictionaryIds.find((id) => !held.includes(id));
  if (missing !== undefined) throw dictionaryNotFound(missing, { data: { param } });
  const versionIds = locators.flatMap(({ version_id: id }) => id ?? []);
  const versions = await listVersions(transaction, workspaceId, { dictionaryIds, versionIds });
  for (const { pronunciation_dictionary_id: dictionaryId, version_id: id } of locators) {
    if (id === null || versions.some((one) => one.versionId === id && one.dictionaryId === dictionaryId))
      continue;
    throw new Failure(
      'pronunciation_dictionary_version_not_found',
      `The pronunciation dictionary ${dictionaryId} has no version with the id ${id}.`,
      { data: { param } },
    );
  }
}

/** Dictionaries leave the workspace: its list names them no more. */
export async function forgetInWorkspace(
  transaction: Transaction,
  workspaceId: string,
  dictionaryIds: readonly string[],
): Promise<void> {
  const workspace = await findWorkspace(transaction, workspaceId);
  if (!workspace) return;
  const before = workspace.pronunciationDictionaryLocators;
  const left = before.filter(({ pronunciation_dictionary_id: id }) => !dictionaryIds.includes(id));
  if (left.length === before.length) return;
  await updateWorkspaceRow(transaction, workspaceId, { pronunciationDictionaryLocators: left });
}
