import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { listDependents } from '../../../secrets/index.ts';
import {
  type DocumentHead,
  documentStore,
  folderTree,
  requireFolder,
  requireHead,
} from '../../entries/index.ts';

/** @throws Failure `conflict` for what agents use, and for folders that hold something, unless forced */
export async function removeDocument(
  platform: Platform,
  actor: Actor,
  { id, force }: { id: string; force: boolean },
): Promise<void> {
  const document = await requireHead(platform, actor, id, 'editor');
  const { workspaceId } = actor;
  const all = await documentStore.listWithDescendants(platform.db, workspaceId, [id]);
  if (!force) {
    if (all.length > 1)
      throw new Failure(
        'conflict',
        'The folder isn’t empty. Send force=true to delete it with all that is in it.',
      );
    const agents = await listDependents(platform, workspaceId, [id]);
    const names = [...new Set(agents.map(({ name }) => name))];
    if (names.length > 0)
      throw new Failure(
        'conflict',
        `Agents use this: ${names.join(', ')}. Send force=true to delete it all the same.`,
      );
  }
  await removeAll(platform, document, all);
}

/** With all that stands in it, and its files. */
export async function removeAll(
  platform: Platform,
  document: DocumentHead,
  all: readonly DocumentHead[],
): Promise<void> {
  await documentStore.deleteDocument(platform.db, document);
  for (const { blob } of all) if (blob) await platform.blobs.remove(blob);
}

/** Documents and folders, all or none. Without a folder they go to the top. */
export async function moveDocuments(
  platform: Platform,
  actor: Actor,
  { ids, folderId }: { ids: readonly string[]; folderId: string | undefined },
): Promise<void> {
  const target = folderId === undefined || folderId === 'root' ? null : folderId;
  if (target) await requireFolder(platform, actor, target);
  const tree = await folderTree(platform, actor);
  for (const id of ids) {
    await requireHead(platform, actor, id, 'editor');
    if (tree.has(id)) tree.requireNotInside(id, target);
  }
  const { workspaceId } = actor;
  await platform.db.transaction((transaction) =>
    documentStore.moveInto(transaction, workspaceId, ids, target),
  );
}
