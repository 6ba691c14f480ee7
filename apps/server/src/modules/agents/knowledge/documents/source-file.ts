import { readSignedToken, signToken } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type DocumentHead, type DocumentRow, documentStore } from '../entries/index.ts';

const purpose = 'knowledge-file';
const hour = 3600;

/** An address that opens the file of a document for an hour, to whoever has it. @throws Failure `unprocessable` */
export function sourceFileAddress(platform: Platform, document: DocumentHead): string {
  if (!document.blob) throw new Failure('unprocessable', 'This document didn’t come as a file.');
  const content = `${document.workspaceId} ${document.id}`;
  const token = signToken(platform, { purpose, content, seconds: hour });
  return `${platform.publicUrl()}/v1/convai/knowledge-base/${document.id}/source-file?token=${token}`;
}

/** @throws Failure `session_expired`, `knowledge_document_not_found` */
export async function openSourceFile(
  platform: Platform,
  { id, token }: { id: string; token: string },
): Promise<DocumentRow & { blob: string }> {
  const [workspaceId = '', documentId] = readSignedToken(platform, { purpose, token })?.split(' ') ?? [];
  if (documentId !== id) throw new Failure('session_expired', 'This link has expired. Request a new one.');
  const document = await documentStore.findDocument(platform.db, { workspaceId, id });
  if (!document?.blob)
    throw new Failure('knowledge_document_not_found', 'The document has no file any more.');
  return { ...document, blob: document.blob };
}
