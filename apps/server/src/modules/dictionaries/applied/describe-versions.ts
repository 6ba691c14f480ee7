import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { resourceReader, roleOn } from '../../workspaces/sharing/index.ts';
import { listVersions } from '../dictionaries.store.ts';
import type { Locator } from './resolve-pronunciations.ts';

/** A version that something is spoken by. */
export interface DescribedVersion {
  versionId: string;
  /** `3`: the third of its dictionary. */
  number: number;
  rulesCount: number;
  dictionaryId: string;
  dictionaryName: string;
  creatorUserId: string | null;
  createdAt: Date;
  archivedAt: Date | null;
  /** What the caller may do with the dictionary. */
  permission: ResourceRole;
}

/** The versions that locators name, in their order; of the latest where they name none. What is gone is left out. */
export async function describeVersions(
  platform: Platform,
  actor: Actor,
  locators: readonly Locator[],
): Promise<DescribedVersion[]> {
  if (locators.length === 0) return [];
  const [versions, reader] = await Promise.all([
    listVersions(platform.db, actor.workspaceId, {
      dictionaryIds: locators.map(({ pronunciationDictionaryId }) => pronunciationDictionaryId),
      versionIds: locators.flatMap(({ versionId }) => versionId ?? []),
    }),
    resourceReader(platform, actor, 'pronunciation_dictionary'),
  ]);
  return locators.flatMap(({ pronunciationDictionaryId, versionId }) => {
    const found = versions.find(
      (one) =>
        one.dictionaryId === pronunciationDictionaryId &&
        (versionId === undefined ? one.isLatest : one.versionId === versionId),
    );
    if (!found) return [];
    const permission = roleOn(reader, { ...found, id: found.dictionaryId });
    return [{ ...found, permission }];
  });
}
