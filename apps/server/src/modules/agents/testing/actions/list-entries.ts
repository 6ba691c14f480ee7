import type { TestDefinition, TestSummary } from '@mynah/contract/agents/testing/agent-tests';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { accessInfoOf } from '../../../workspaces/sharing/index.ts';
import { countChildren, searchFolders } from '../test-folders.store.ts';
import type { AgentTestRow } from '../testing.tables.ts';
import { toFolderSummary, toTestSummary } from '../testing.view.ts';
import { findTests, listTests } from '../tests.store.ts';
import { folderTree, requireFolder } from './find-folder.ts';
import { readers } from './manage-tests.ts';

export interface EntrySearch {
  search?: string | undefined;
  parentFolderId?: string | undefined;
  types?: readonly (TestDefinition['type'] | 'folder')[] | undefined;
  foldersFirst: boolean;
  sharedOnly: boolean;
}

/** Tests and folders as a list shows them: newest tests first, folders by their names. */
export async function listEntries(
  platform: Platform,
  actor: Actor,
  { search, parentFolderId, types, foldersFirst, sharedOnly }: EntrySearch,
): Promise<TestSummary[]> {
  const parentId = parentFolderId === 'root' ? null : parentFolderId;
  if (parentId) await requireFolder(platform, actor, parentId);
  const reader = await readers(platform, actor);
  const kinds = types?.filter((type) => type !== 'folder');
  const tests =
    kinds && kinds.length === 0
      ? []
      : await listTests(platform.db, reader, { search, types: kinds, folderId: parentId, sharedOnly });
  const folders = types?.includes('folder')
    ? await searchFolders(platform.db, actor.workspaceId, { search, parentId })
    : [];
  const ids = folders.map(({ id }) => id);
  const [tree, counts, shownTests] = await Promise.all([
    folderTree(platform, actor),
    countChildren(platform.db, actor.workspaceId, ids),
    summariesOf(platform, actor, tests),
  ]);
  const shownFolders = folders.map((folder) =>
    toFolderSummary(folder, { tree, count: counts.get(folder.id) ?? 0 }),
  );
  const all = [...shownFolders, ...shownTests];
  return foldersFirst ? all : all.sort((a, b) => b.created_at_unix_secs - a.created_at_unix_secs);
}

export async function summariesById(platform: Platform, actor: Actor, ids: readonly string[]) {
  const reader = await readers(platform, actor);
  const tests = await findTests(platform.db, reader, ids);
  const summaries = await summariesOf(platform, actor, tests);
  return Object.fromEntries(summaries.map((summary) => [summary.id, summary]));
}

async function summariesOf(
  platform: Platform,
  actor: Actor,
  tests: readonly AgentTestRow[],
): Promise<TestSummary[]> {
  const reader = await readers(platform, actor);
  const [access, tree] = await Promise.all([
    accessInfoOf(platform, reader, tests),
    folderTree(platform, actor),
  ]);
  return tests.map((test) => toTestSummary(test, { access: access.get(test.id), tree }));
}
