import { z } from 'zod';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type DocumentType, documentStore, readerOf, requireHead } from '../../entries/index.ts';
import { batchResults } from '../../passages/index.ts';
import { type ListPlace, listDocuments, type SortBy } from '../list.store.ts';
import { summariesOf } from './show-documents.ts';

export interface ListOrder {
  pageSize: number;
  cursor?: string | undefined;
  search?: string | undefined;
  showOnlyOwnedDocuments: boolean;
  createdByUserId?: string | undefined;
  types?: readonly DocumentType[] | undefined;
  parentFolderId?: string | undefined;
  ancestorFolderId?: string | undefined;
  foldersFirst: boolean;
  sortDirection: 'asc' | 'desc';
  sortBy?: SortBy | undefined;
}

/** @throws Failure `knowledge_document_not_found` for a folder that is not there */
export async function listPage(platform: Platform, actor: Actor, order: ListOrder) {
  const { pageSize, createdByUserId: creator, showOnlyOwnedDocuments: own } = order;
  const creatorUserId = creator === '@me' || (own && !creator) ? actor.userId : creator;
  const found = await listDocuments(platform.db, await readerOf(platform, actor), {
    search: order.search,
    types: order.types,
    creatorUserId,
    parentId: await parentOf(platform, actor, order.parentFolderId),
    among: await belowFolder(platform, actor, order.ancestorFolderId),
    foldersFirst: order.foldersFirst,
    sortBy: order.sortBy ?? 'created_at',
    direction: order.sortDirection,
    after: order.cursor === undefined ? undefined : readCursor(order.cursor),
    most: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const has_more = found.length > shown.length;
  return {
    documents: await summariesOf(
      platform,
      actor,
      shown.map(({ document }) => document),
    ),
    next_cursor: has_more ? writeCursor(shown.at(-1)!.place) : null,
    has_more,
  };
}

async function parentOf(platform: Platform, actor: Actor, id: string | undefined) {
  if (id === 'root') return null;
  return id && (await requireHead(platform, actor, id)).id;
}

async function belowFolder(platform: Platform, actor: Actor, id: string | undefined) {
  if (!id) return undefined;
  await requireHead(platform, actor, id);
  const all = await documentStore.listWithDescendants(platform.db, actor.workspaceId, [id]);
  return all.map((document) => document.id).filter((each) => each !== id);
}

export const summariesById = (platform: Platform, actor: Actor, ids: readonly string[]) =>
  batchResults(
    ids.map((id) => [
      id,
      async () => (await summariesOf(platform, actor, [await requireHead(platform, actor, id)]))[0]!,
    ]),
  );

const place = z.object({
  isFolder: z.boolean(),
  key: z.union([z.string(), z.number()]),
  id: z.string(),
}) satisfies z.ZodType<ListPlace>;

const writeCursor = (at: ListPlace): string => Buffer.from(JSON.stringify(at)).toString('base64url');

function readCursor(cursor: string): ListPlace {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new Failure('unprocessable', 'This isn’t a cursor of this list.', {
      cause,
      loc: ['query', 'cursor'],
    });
  }
}
