import { Failure } from '../../../../platform/errors/index.ts';
import { FolderTree } from '../../../../platform/folders/folder-tree.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findFolder, listFolders } from '../test-folders.store.ts';
import type { TestFolderRow } from '../testing.tables.ts';

/** @throws Failure `agent_test_folder_not_found` */
export async function requireFolder(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<TestFolderRow> {
  const folder = await findFolder(db, { workspaceId, id });
  if (!folder) throw new Failure('agent_test_folder_not_found', 'There is no such folder of tests.');
  return folder;
}

export const folderTree = async ({ db }: Platform, { workspaceId }: Actor): Promise<FolderTree> =>
  new FolderTree(await listFolders(db, workspaceId));
