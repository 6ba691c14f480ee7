import type { Pronunciations } from '@mynah/text/pronunciations';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resourceReader } from '../../workspaces/sharing/index.ts';
import { findWorkspace } from '../../workspaces/workspace/index.ts';
import { getRules } from '../actions/get-dictionary.ts';
import { type FoundVersion, listVersions } from '../dictionaries.store.ts';
import { dictionaryNotFound } from '../not-found.ts';
import { CompiledVersions } from './compiled-versions.ts';

/** A dictionary as a call names it; without a version, at its latest. */
export interface Locator {
  pronunciationDictionaryId: string;
  versionId?: string;
}

export interface AppliedPronunciations {
  /** In the order in which they are tried: what the call names, then the workspace's own list. */
  lists: readonly Pronunciations[];
  /** The workspace's list names something that is gone. */
  isIncomplete: boolean;
}

const compiled = new CompiledVersions();

/**
 * The rules for something that is spoken: what the call names, of what the caller sees, then the workspace's own list.
 * @throws Failure `pronunciation_dictionary_not_found`, `pronunciation_dictionary_version_not_found`
 */
export async function resolvePronunciations(
  platform: Platform,
  actor: Actor,
  asked: readonly Locator[] = [],
): Promise<AppliedPronunciations> {
  const workspace = await findWorkspace(platform.db, actor.workspaceId);
  const own = (workspace?.pronunciationDictionaryLocators ?? []).map(
    ({ pronunciation_dictionary_id: pronunciationDictionaryId, version_id: versionId }): Locator => ({
      pronunciationDictionaryId,
      versionId: versionId ?? undefined,
    }),
  );
  if (asked.length + own.length === 0) return { lists: [], isIncomplete: false };
  const find = await versionFinder(platform, actor, [...asked, ...own]);
  const ofCall = asked.map((locator) => find(locator, 'of-call'));
  const ofWorkspace = own.map((locator) => find(locator, 'of-workspace'));
  const versions = [...ofCall, ...ofWorkspace].filter((version) => version !== undefined);
  const lists = versions.map((version) => compile(platform, actor.workspaceId, version));
  return { lists: await Promise.all(lists), isIncomplete: ofWorkspace.includes(undefined) };
}

/** All versions by one statement, and one for what was shared with the caller. */
async function versionFinder(platform: Platform, actor: Actor, locators: readonly Locator[]) {
  const [versions, { shared, userId }] = await Promise.all([
    listVersions(platform.db, actor.workspaceId, {
      dictionaryIds: locators.map(({ pronunciationDictionaryId }) => pronunciationDictionaryId),
      versionIds: locators.flatMap(({ versionId }) => versionId ?? []),
    }),
    resourceReader(platform, actor, 'pronunciation_dictionary'),
  ]);
  return ({ pronunciationDictionaryId: id, versionId }: Locator, whose: 'of-call' | 'of-workspace') => {
    const found = versions.filter(({ dictionaryId }) => dictionaryId === id);
    const [any] = found;
    const isSeen = shared === 'all' || shared.has(id) || any?.creatorUserId === userId;
    const version = found.find((one) => (versionId ? one.versionId === versionId : one.isLatest));
    if (whose === 'of-workspace') return version;
    const details = { data: { param: 'pronunciation_dictionary_locators' } };
    if (!any || !isSeen) throw dictionaryNotFound(id, details);
    if (version) return version;
    throw new Failure(
      'pronunciation_dictionary_version_not_found',
      `The pronunciation dictionary ${id} has no version with the id ${versionId}.`,
      details,
    );
  };
}

const compile = (
  platform: Platform,
  workspaceId: string,
  { dictionaryId, versionId }: FoundVersion,
): Promise<Pronunciations> =>
  compiled.get(versionId, () => getRules(platform, { workspaceId, id: dictionaryId }, versionId));
