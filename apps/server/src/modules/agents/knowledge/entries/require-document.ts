import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../../platform/errors/index.ts';
import { FolderTree } from '../../../../platform/folders/folder-tree.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { resourceReader, roleOn } from '../../../workspaces/sharing/index.ts';
import { findDocument, findVisible, listFolders } from './documents.store.ts';
import type { DocumentHead, DocumentRow } from './documents.tables.ts';

export const readerOf = (platform: Platform, actor: Actor) =>
  resourceReader(platform, actor, 'convai_knowledge_base_documents');

const notFound = (id: string): Failure =>
  new Failure('knowledge_document_not_found', `There is no document ${id} in the knowledge base.`);

/** @throws Failure `knowledge_document_not_found`; `permission_denied` to who may do less */
export async function requireHead(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole = 'viewer',
): Promise<DocumentHead> {
  const reader = await readerOf(platform, actor);
  const [document] = await findVisible(platform.db, reader, [id]);
  if (!document) throw notFound(id);
  const role = roleOn(reader, document);
  if (least === 'editor' && role !== 'editor' && role !== 'admin')
    throw new Failure(
      'permission_denied',
      `This requires the role editor on the document. Yours is ${role}.`,
    );
  return document;
}

/** With what it says. @throws Failure as `requireHead` */
export async function requireDocument(
  platform: Platform,
  actor: Actor,
  id: string,
  least?: ResourceRole,
): Promise<DocumentRow> {
  const document = await findDocument(platform.db, await requireHead(platform, actor, id, least));
  if (!document) throw notFound(id);
  return document;
}

/** @throws Failure `knowledge_document_not_found`; `unprocessable` for what is no folder */
export async function requireFolder(platform: Platform, actor: Actor, id: string): Promise<DocumentHead> {
  const folder = await requireHead(platform, actor, id, 'editor');
  if (folder.type !== 'folder') throw new Failure('unprocessable', `${id} is a document, not a folder.`);
  return folder;
}

export const folderTree = async ({ db }: Platform, { workspaceId }: Actor): Promise<FolderTree> =>
  new FolderTree(await listFolders(db, workspaceId));
