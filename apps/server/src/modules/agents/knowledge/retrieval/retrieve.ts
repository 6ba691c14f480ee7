import type { KnowledgeBaseLocator } from '@mynah/contract/agents/config/locators';
import type { RagConfig } from '@mynah/contract/agents/config/prompt';
import type { Source } from '../../../../platform/language-model/model.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DocumentHead, documentStore } from '../entries/index.ts';
import { readPassages } from './retrieval.store.ts';
import { searchPassages } from './search-passages.ts';

export interface KnowledgeOf {
  workspaceId: string;
  locators: readonly KnowledgeBaseLocator[];
  rag: RagConfig;
}

const defaultCandidates = 100;

/** Bytes of text that count as a page: some 500 words. */
const pageBytes = 3000;

/** How many pages all the documents have. */
export async function countPages(
  platform: Platform,
  { workspaceId, locators }: KnowledgeOf,
): Promise<number> {
  const ids = (await documentsOf(platform, workspaceId, locators)).map(({ id }) => id);
  const contents = await documentStore.readContents(platform.db, workspaceId, ids);
  const bytes = contents.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  return Math.ceil((10 * bytes) / pageBytes) / 10;
}

/** Documents that the locators stand for, those of folders too, in the order of the locators. */
async function documentsOf(
  { db }: Platform,
  workspaceId: string,
  locators: readonly KnowledgeBaseLocator[],
): Promise<DocumentHead[]> {
  const found = new Map<string, DocumentHead>();
  const ids = [...new Set(locators.map(({ id }) => id))];
  const all = await documentStore.listWithDescendants(db, workspaceId, ids);
  const byParent = new Map<string | null, DocumentHead[]>();
  for (const document of all) {
    const siblings = byParent.get(document.parentId);
    if (siblings) siblings.push(document);
    else byParent.set(document.parentId, [document]);
  }
  const byId = new Map(all.map((document) => [document.id, document]));
  const add = (document: DocumentHead | undefined): void => {
    if (!document || found.has(document.id)) return;
    found.set(document.id, document);
    for (const child of byParent.get(document.id) ?? []) add(child);
  };
  for (const id of ids) add(byId.get(id));
  return [...found.values()].filter(({ type }) => type !== 'folder');
}

/**
 * Documents that stand in the prompt whole: those of usage mode `prompt`, and all of them where retrieval is off.
 * Folders stand for what is in them. Cut to `max_documents_length` characters in all.
 */
export async function promptDocuments(
  platform: Platform,
  { workspaceId, locators, rag }: KnowledgeOf,
): Promise<{ documentId: string; name: string; text: string }[]> {
  const whole = rag.enabled ? locators.filter(({ usage_mode }) => usage_mode === 'prompt') : locators;
  if (whole.length === 0) return [];
  const ids = (await documentsOf(platform, workspaceId, whole)).map(({ id }) => id);
  const contents = new Map(
    (await documentStore.readContents(platform.db, workspaceId, ids)).map((row) => [row.id, row]),
  );
  const documents: { documentId: string; name: string; text: string }[] = [];
  let left = rag.max_documents_length;
  for (const id of ids) {
    const row = contents.get(id);
    if (!row || left <= 0) continue;
    const text = row.content.slice(0, left);
    left -= text.length;
    documents.push({ documentId: id, name: row.name, text });
  }
  return documents;
}

export interface Retrieved {
  sources: Source[];
  usedVectors: boolean;
}

/**
 * Passages for what was asked, best first: full text and vectors together. With retrieval off, of all documents too:
 * the local responder answers from them.
 */
export async function retrieveWell(
  platform: Platform,
  { workspaceId, locators, rag, query, signal }: KnowledgeOf & { query: string; signal: AbortSignal },
): Promise<Retrieved> {
  if (locators.length === 0 || query.trim() === '') return { sources: [], usedVectors: false };
  const documents = await documentsOf(platform, workspaceId, locators);
  const { passages, usedVectors } = await searchPassages(platform, {
    ...{ workspaceId, documents, query, signal },
    candidates: rag.num_candidates ?? defaultCandidates,
    mostDistance: rag.max_vector_distance,
  });
  const best = passages.slice(0, rag.max_retrieved_rag_chunks_count);
  const texts = await readPassages(
    platform.db,
    workspaceId,
    best.map(({ id }) => id),
  );
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const sources: Source[] = [];
  let left = rag.max_documents_length;
  for (const { id, documentId, distance } of best) {
    const text = texts.get(id);
    if (text === undefined || text.length > left) continue;
    left -= text.length;
    sources.push({ documentId, documentName: names.get(documentId) ?? '', chunkId: id, text, distance });
  }
  return { sources, usedVectors };
}

export const retrieve = async (
  platform: Platform,
  of: Parameters<typeof retrieveWell>[1],
): Promise<Source[]> => (await retrieveWell(platform, of)).sources;
