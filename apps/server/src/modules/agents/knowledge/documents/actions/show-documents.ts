import type {
  AddedDocument,
  DocumentSummary,
  KnowledgeDocument,
} from '@mynah/contract/agents/knowledge/document-shapes';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { accessInfoOf } from '../../../../workspaces/sharing/index.ts';
import {
  type DocumentHead,
  documentStore,
  folderTree,
  readerOf,
  requireDocument,
} from '../../entries/index.ts';
import { type Shown, toDocument, toSummary } from '../documents.view.ts';
import { dependentsOf } from './list-dependents.ts';

/** What belongs to documents beside their rows, looked up once for all. */
async function shownOf(
  platform: Platform,
  actor: Actor,
  rows: readonly DocumentHead[],
): Promise<(row: DocumentHead) => Shown> {
  const reader = await readerOf(platform, actor);
  const folders = rows.filter(({ type }) => type === 'folder').map(({ id }) => id);
  const [access, tree, counts] = await Promise.all([
    accessInfoOf(platform, reader, rows),
    folderTree(platform, actor),
    documentStore.countIn(platform.db, actor.workspaceId, folders),
  ]);
  return ({ id }) => ({
    access: access.get(id)!,
    tree,
    count: counts.get(id) ?? { children: 0, documents: 0 },
  });
}

export async function showDocument(platform: Platform, actor: Actor, id: string): Promise<KnowledgeDocument> {
  const document = await requireDocument(platform, actor, id);
  return toDocument(document, (await shownOf(platform, actor, [document]))(document));
}

export async function summariesOf(
  platform: Platform,
  actor: Actor,
  rows: readonly DocumentHead[],
): Promise<DocumentSummary[]> {
  const [shown, dependents] = await Promise.all([
    shownOf(platform, actor, rows),
    dependentsOf(platform, actor, { ids: rows.map(({ id }) => id), type: 'direct' }),
  ]);
  return rows.map((row) =>
    toSummary(row, {
      ...shown(row),
      agents: dependents.agents
        .filter(({ documentIds }) => documentIds.includes(row.id))
        .map(({ documentIds: _, ...agent }) => ({ ...agent, referenced_resource_ids: [] })),
    }),
  );
}

/** What a call that adds something answers. */
export async function showAdded(
  platform: Platform,
  actor: Actor,
  { id, name, parentId }: Pick<DocumentHead, 'id' | 'name' | 'parentId'>,
): Promise<AddedDocument> {
  return { id, name, folder_path: (await folderTree(platform, actor)).pathOf(parentId) };
}
