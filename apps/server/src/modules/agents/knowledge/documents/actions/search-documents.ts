import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type DocumentType, readerOf } from '../../entries/index.ts';
import { readSnippets, searchPassages } from '../../retrieval/index.ts';
import { listDocuments } from '../list.store.ts';
import { summariesOf } from './show-documents.ts';

/** Documents that a search looks into, newest first. */
const mostDocuments = 5000;
/** Passages that are ranked before each document counts once. */
const candidates = 500;
const mostDistance = 0.6;

interface Search {
  query: string;
  types?: readonly DocumentType[] | undefined;
  pageSize: number;
  cursor?: string | undefined;
  signal: AbortSignal;
}

/** Documents by what they say, by words and by meaning, each once, with its best passage. */
export async function searchDocuments(
  platform: Platform,
  actor: Actor,
  { query, types, pageSize, cursor, signal }: Search,
) {
  const { workspaceId } = actor;
  const found = await listDocuments(platform.db, await readerOf(platform, actor), {
    types,
    foldersFirst: false,
    sortBy: 'created_at',
    direction: 'desc',
    most: mostDocuments,
  });
  const documents = new Map(found.map(({ document }) => [document.id, document]));
  const { passages } = await searchPassages(platform, {
    ...{ workspaceId, documents: [...documents.values()], query, candidates, mostDistance, signal },
  });
  const best = new Map(passages.toReversed().map((passage) => [passage.documentId, passage]));
  const ranked = [...best.values()].sort((a, b) => b.score - a.score);
  const from = cursor === undefined ? 0 : Number(cursor);
  if (!Number.isInteger(from) || from < 0)
    throw new Failure('unprocessable', 'This isn’t a cursor of this search.');
  const shown = ranked.slice(from, from + pageSize);
  const [snippets, summaries] = await Promise.all([
    readSnippets(platform.db, workspaceId, { ids: shown.map(({ id }) => id), query }),
    summariesOf(
      platform,
      actor,
      shown.map(({ documentId }) => documents.get(documentId)!),
    ),
  ]);
  return {
    results: shown.map(({ id, score }, index) => ({
      document: summaries[index]!,
      search_snippet: snippets.get(id) ?? null,
      score,
    })),
    next_cursor: ranked.length > from + pageSize ? String(from + pageSize) : null,
  };
}
