import { knowledgeLimits } from '@mynah/contract/agents/knowledge/knowledge-limits';
import type { DocumentIndex } from '@mynah/contract/agents/knowledge/rag-index';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DocumentHead, requireHead } from '../entries/index.ts';
import { orderVectors } from './embed.jobs.ts';
import {
  countVectors,
  deleteIndex,
  insertIndex,
  listIndexes,
  listIndexesOfWorkspace,
  type VectorCount,
} from './passages.store.ts';
import type { IndexRow } from './passages.tables.ts';

type Model = IndexRow['model'];

/** Asks for an index. One that failed is tried again. Of a folder the answer says that there is none. */
export async function computeIndex(
  platform: Platform,
  actor: Actor,
  { id, model, create }: { id: string; model: Model; create: boolean },
): Promise<DocumentIndex> {
  const document = await requireHead(platform, actor, id, create ? 'editor' : 'viewer');
  if (document.type === 'folder') return noIndex(document, model, 'cannot_index_folder');
  if (create) {
    await insertIndex(platform.db, document, model);
    if (document.vectorState === 'failed') {
      await orderVectors(platform, document);
      document.vectorState = 'waiting';
    }
  }
  const index = (await indexesOf(platform, document)).find((found) => found.model === model);
  if (index) return index;
  throw new Failure('rag_index_not_found', `The document ${id} has no index of ${model}.`);
}

export async function indexesOf(platform: Platform, document: DocumentHead): Promise<DocumentIndex[]> {
  const [rows, counts] = await Promise.all([
    listIndexes(platform.db, document),
    countVectors(platform.db, document.workspaceId, [document.id]),
  ]);
  return rows.map((row) => toIndex(row, document, counts.get(document.id)));
}

/** The vectors stay: they are the document’s, and retrieval is better with them. */
export async function removeIndex(
  platform: Platform,
  actor: Actor,
  { id, indexId }: { id: string; indexId: string },
): Promise<DocumentIndex> {
  const document = await requireHead(platform, actor, id, 'editor');
  const index = (await indexesOf(platform, document)).find((found) => found.id === indexId);
  if (!index) throw new Failure('rag_index_not_found', `The document ${id} has no index ${indexId}.`);
  await deleteIndex(platform.db, document, indexId);
  return index;
}

/** How much the indexes of each model take. */
export async function indexOverview({ db }: Platform, { workspaceId }: Actor) {
  const rows = await listIndexesOfWorkspace(db, workspaceId);
  const counts = await countVectors(db, workspaceId, [...new Set(rows.map(({ documentId }) => documentId))]);
  const used = new Map<Model, number>();
  for (const { model, documentId } of rows)
    used.set(model, (used.get(model) ?? 0) + (counts.get(documentId)?.bytes ?? 0));
  return {
    total_used_bytes: [...used.values()].reduce((sum, bytes) => sum + bytes, 0),
    total_max_bytes: knowledgeLimits.indexBytes,
    models: [...used].map(([model, used_bytes]) => ({ model, used_bytes })),
  };
}

const statuses = {
  waiting: 'created',
  running: 'processing',
  done: 'succeeded',
  failed: 'failed',
  // found by its words alone
  none: 'succeeded',
} as const;

function toIndex(
  { id, model }: IndexRow,
  { vectorState }: DocumentHead,
  count: VectorCount = { passages: 0, computed: 0, bytes: 0 },
): DocumentIndex {
  const isOver = vectorState === 'done' || vectorState === 'none';
  const progress = isOver ? 100 : (100 * count.computed) / Math.max(1, count.passages);
  return {
    id,
    model,
    status: statuses[vectorState],
    progress_percentage: progress,
    document_model_index_usage: { used_bytes: count.bytes },
  };
}

const noIndex = ({ id }: DocumentHead, model: Model, status: DocumentIndex['status']): DocumentIndex => ({
  id,
  model,
  status,
  progress_percentage: 0,
  document_model_index_usage: { used_bytes: 0 },
});
