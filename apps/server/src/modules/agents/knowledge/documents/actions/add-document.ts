import { createReadStream } from 'node:fs';
import { knowledgeLimits } from '@mynah/contract/agents/knowledge/knowledge-limits';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { shareNewResource } from '../../../../workspaces/sharing/index.ts';
import {
  type DocumentHead,
  type DocumentRow,
  documentStore,
  folderTree,
  requireFolder,
} from '../../entries/index.ts';
import { indexDocument } from '../../passages/index.ts';
import { fetchPage, readFile, readPage, readText } from '../../reading/index.ts';
import { type AutoSync, autoSyncColumns, nextRefresh } from '../auto-sync.ts';

interface Place {
  name?: string | undefined;
  parentFolderId?: string | undefined;
}

type Given = Partial<DocumentRow> & Pick<DocumentRow, 'type' | 'name' | 'workspaceId' | 'creatorUserId'>;

/** Writes a document with its passages. */
export async function writeRow(
  platform: Platform,
  transaction: Transaction,
  given: Given,
): Promise<DocumentRow> {
  const now = platform.clock.now();
  const row: DocumentRow = {
    ...{ id: newId(), parentId: null, content: '', sizeBytes: 0, language: null },
    ...{ url: null, fileName: null, mediaType: null, blob: null },
    ...{ autoSync: false, autoRemove: false, refreshDays: null, failedRefreshes: 0, nextRefreshAt: null },
    ...{ vectorState: 'none', revision: newId(), createdAt: now, updatedAt: now },
    ...given,
    name: given.name.trim().slice(0, knowledgeLimits.name) || 'Untitled',
  };
  await documentStore.insertDocument(transaction, row);
  await indexDocument(platform, transaction, row);
  return row;
}

const addRow = (
  platform: Platform,
  actor: Actor,
  given: Omit<Given, 'workspaceId' | 'creatorUserId'>,
): Promise<DocumentRow> =>
  platform.db.transaction(async (transaction) => {
    const { workspaceId, userId: creatorUserId } = actor;
    const row = await writeRow(platform, transaction, { ...given, workspaceId, creatorUserId } as Given);
    await shareNewResource(transaction, actor, { type: 'convai_knowledge_base_documents', id: row.id });
    return row;
  });

const folderOf = (platform: Platform, actor: Actor, id: string | undefined) =>
  id ? requireFolder(platform, actor, id) : undefined;

export async function addText(
  platform: Platform,
  actor: Actor,
  { text, name, parentFolderId }: Place & { text: string },
): Promise<DocumentHead> {
  const folder = await folderOf(platform, actor, parentFolderId);
  const first = text.trim().split('\n', 1)[0]!.replace(/^#+ /, '').slice(0, 80);
  return addRow(platform, actor, {
    ...{ type: 'text', name: name ?? first, parentId: folder?.id ?? null },
    ...readText(text),
  });
}

interface GivenFile {
  path: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
}

/** What a file says, and the file itself in the blob store. @throws Failure `invalid_document`, `upload_file_size_exceeded` */
export async function takeFile(platform: Platform, file: GivenFile, of: { id: string; signal: AbortSignal }) {
  if (file.sizeBytes > knowledgeLimits.fileBytes)
    throw new Failure('upload_file_size_exceeded', 'The file is larger than the limit of 20 MB.');
  const { title, content, language } = await readFile(file, of.signal);
  const blob = await storeFile(platform, file.path, of.id);
  const { fileName, contentType: mediaType, sizeBytes } = file;
  return { title, columns: { content, language, sizeBytes, fileName, mediaType, blob } };
}

async function storeFile({ blobs }: Platform, path: string, of: string): Promise<string> {
  const writer = await blobs.writer(of);
  try {
    for await (const chunk of createReadStream(path)) await writer.write(chunk as Uint8Array);
    return (await writer.commit()).key;
  } finally {
    await writer.abort();
  }
}

/** @throws Failure `invalid_document`, `upload_file_size_exceeded` */
export async function addFile(
  platform: Platform,
  actor: Actor,
  { file, name, parentFolderId, signal }: Place & { file: GivenFile; signal: AbortSignal },
): Promise<DocumentHead> {
  const folder = await folderOf(platform, actor, parentFolderId);
  const id = newId();
  const { title, columns } = await takeFile(platform, file, { id, signal });
  try {
    return await addRow(platform, actor, {
      ...{ id, type: 'file', name: name ?? (file.fileName || title) ?? 'Untitled' },
      ...{ parentId: folder?.id ?? null },
      ...columns,
    });
  } catch (cause) {
    // no row names it
    await platform.blobs.remove(columns.blob);
    throw cause;
  }
}

/** @throws Failure `address_refused`, `outside_unreachable`, `invalid_document` */
export async function addPage(
  platform: Platform,
  actor: Actor,
  given: Place & AutoSync & { url: string; signal: AbortSignal },
): Promise<DocumentHead> {
  const { url, name, parentFolderId, signal } = given;
  const folder = await folderOf(platform, actor, parentFolderId);
  const { title, ...read } = await fetchPage(platform, url, { signal }, (page) => readPage(page, signal));
  const sync = autoSyncColumns(given, folder);
  return addRow(platform, actor, {
    ...{ type: 'url', url, name: name ?? title ?? url, parentId: folder?.id ?? null },
    ...read,
    ...sync,
    nextRefreshAt: nextRefresh(sync, platform.clock.now()),
  });
}

/** @throws Failure `unprocessable` for folders that stand too deep */
export async function addFolder(
  platform: Platform,
  actor: Actor,
  given: AutoSync & { name: string; parentFolderId?: string | undefined },
): Promise<DocumentHead> {
  const folder = await folderOf(platform, actor, given.parentFolderId);
  const tree = await folderTree(platform, actor);
  if (tree.pathOf(folder?.id ?? null).length >= knowledgeLimits.folderDepth)
    throw new Failure('unprocessable', `Folders go ${knowledgeLimits.folderDepth} deep at most.`);
  return addRow(platform, actor, {
    ...{ type: 'folder', name: given.name, parentId: folder?.id ?? null },
    ...autoSyncColumns(given, folder),
  });
}
