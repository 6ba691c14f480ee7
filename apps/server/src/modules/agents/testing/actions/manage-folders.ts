import { testLimits } from '@mynah/contract/agents/testing/test-limits';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countChildren, deleteFolder, insertFolder, moveInto, renameFolder } from '../test-folders.store.ts';
import { toFolder } from '../testing.view.ts';
import { folderTree, requireFolder } from './find-folder.ts';
import { requireTest } from './manage-tests.ts';

export async function createFolder(
  platform: Platform,
  actor: Actor,
  { name, parentId = null }: { name: string; parentId?: string | null | undefined },
): Promise<string> {
  if (parentId) {
    await requireFolder(platform, actor, parentId);
    requireDepth((await folderTree(platform, actor)).pathOf(parentId).length + 1);
  }
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId('tfld_');
  await insertFolder(platform.db, { id, workspaceId, creatorUserId, parentId, name });
  return id;
}

function requireDepth(depth: number): void {
  if (depth <= testLimits.folderDepth) return;
  throw new Failure('unprocessable', `Folders go ${testLimits.folderDepth} deep at most.`);
}

export async function showFolder(platform: Platform, actor: Actor, id: string) {
  const folder = await requireFolder(platform, actor, id);
  const [tree, counts] = await Promise.all([
    folderTree(platform, actor),
    countChildren(platform.db, actor.workspaceId, [id]),
  ]);
  return toFolder(folder, { tree, count: counts.get(id) ?? 0 });
}

export async function changeFolder(platform: Platform, actor: Actor, id: string, name: string) {
  await renameFolder(platform.db, await requireFolder(platform, actor, id), name);
  return showFolder(platform, actor, id);
}

/** @throws Failure `conflict` for one that holds something, unless forced */
export async function removeFolder(
  platform: Platform,
  actor: Actor,
  { id, force }: { id: string; force: boolean },
): Promise<void> {
  const folder = await requireFolder(platform, actor, id);
  const counts = await countChildren(platform.db, actor.workspaceId, [id]);
  if (!force && counts.has(id))
    throw new Failure(
      'conflict',
      'The folder isn’t empty. Send force=true to delete it with all that is in it.',
    );
  await deleteFolder(platform.db, folder);
}

/** Tests and folders, all or none. Without a folder they go to the top. */
export async function move(
  platform: Platform,
  actor: Actor,
  { ids, folderId }: { ids: readonly string[]; folderId: string | null },
): Promise<void> {
  if (folderId) await requireFolder(platform, actor, folderId);
  const tree = await folderTree(platform, actor);
  for (const id of ids) {
    if (tree.has(id)) tree.requireNotInside(id, folderId);
    else await requireTest(platform, actor, id, 'editor');
  }
  const { workspaceId } = actor;
  await platform.db.transaction((transaction) => moveInto(transaction, workspaceId, ids, folderId));
}
