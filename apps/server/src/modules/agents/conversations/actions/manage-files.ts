import { readFile } from 'node:fs/promises';
import {
  type ConversationFileType,
  conversationFileLimits,
} from '@mynah/contract/agents/conversations/files';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findAgent } from '../../registry/index.ts';
import { findById, lockConversation } from '../conversations.store.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { countFiles, deleteUnused, findFile, insertFile } from '../files.store.ts';
import type { ConversationFileRow } from '../files.tables.ts';
import { readTextOf, typeOf } from '../read-file.ts';
import { requireConversation } from './find-conversations.ts';

interface GivenFile {
  path: string;
  fileName: string;
  sizeBytes: number;
}

/**
 * Keeps a file for a conversation that goes on, by whoever talks: they have no key, and know the id. Answers its id.
 * @throws Failure `conversation_not_live`, `conversation_files_not_taken`, `conversation_files_full`, `unprocessable`
 */
export async function addFile(
  platform: Platform,
  conversationId: string,
  file: GivenFile,
  signal: AbortSignal,
): Promise<string> {
  const row = await requireLive(platform, conversationId);
  const most = await mostFilesOf(platform, row);
  if ((await countFiles(platform.db, conversationId)) >= most) throw full(most);
  const { bytes, contentType } = await readBytes(file);
  const content = await readTextOf({ ...file, contentType }, signal);
  const { key: blob, sizeBytes } = await platform.blobs.put(bytes, newId('convfile_'));
  const kept = { id: newId('file_'), workspaceId: row.workspaceId, conversationId, name: nameOf(file) };
  const made = { ...kept, contentType, blob, sizeBytes, content };
  try {
    await keep(platform, { ...made, usedAt: null, createdAt: platform.clock.now() }, most);
  } catch (cause) {
    await dropUnwritten(platform, [blob], cause);
    throw cause;
  }
  return made.id;
}

/** One after the other, so that nobody has more than they may; none comes after the end. */
const keep = (platform: Platform, file: ConversationFileRow, most: number): Promise<void> =>
  platform.db.transaction(async (transaction) => {
    const row = await lockConversation(transaction, file.conversationId);
    if (row?.status !== 'in-progress') throw notLive();
    if ((await countFiles(transaction, file.conversationId)) >= most) throw full(most);
    await insertFile(transaction, file);
  });

/** @throws Failure `conversation_file_not_found`, `conversation_file_used` */
export async function takeFileBack(
  platform: Platform,
  { conversationId, fileId }: { conversationId: string; fileId: string },
): Promise<void> {
  const key = { conversationId, id: fileId };
  const deleted = await deleteUnused(platform.db, key);
  if (deleted) {
    await platform.blobs.remove(deleted.blob);
    return;
  }
  if (!(await findFile(platform.db, key))) throw notFound();
  throw new Failure('conversation_file_used', 'The agent has been shown this file already.');
}

/** @throws Failure `conversation_not_found`, `conversation_file_not_found` */
export async function requireFile(
  platform: Platform,
  actor: Actor,
  { conversationId, fileId }: { conversationId: string; fileId: string },
): Promise<ConversationFileRow> {
  await requireConversation(platform, actor, conversationId);
  const file = await findFile(platform.db, { conversationId, id: fileId });
  if (!file) throw notFound();
  return file;
}

async function requireLive({ db }: Platform, id: string): Promise<ConversationRow> {
  const row = await findById(db, id);
  if (row?.status !== 'in-progress') throw notLive();
  return row;
}

/** As the version says that is talked to. */
async function mostFilesOf(
  platform: Platform,
  { agentId, branchId, versionId }: ConversationRow,
): Promise<number> {
  const agent = await findAgent(platform, { agentId, branchId, versionId });
  const { enabled, max_files_per_conversation: most } = agent?.conversationConfig.conversation.file_input ?? {
    enabled: false,
    max_files_per_conversation: 0,
  };
  if (!enabled) throw new Failure('conversation_files_not_taken', 'This agent takes no files.');
  const { files } = conversationFileLimits;
  return most < 0 ? files : Math.min(most, files);
}

async function readBytes({
  path,
  sizeBytes,
}: GivenFile): Promise<{ bytes: Buffer; contentType: ConversationFileType }> {
  const refusal = { loc: ['body', 'file'] };
  if (sizeBytes > conversationFileLimits.bytes)
    throw new Failure('unprocessable', 'A file can have 10 MB. Choose a smaller one.', refusal);
  const bytes = await readFile(path);
  const contentType = typeOf(bytes);
  if (!contentType)
    throw new Failure('unprocessable', 'Choose a picture (JPEG, PNG, GIF or WebP) or a PDF.', refusal);
  return { bytes, contentType };
}

const nameOf = ({ fileName }: GivenFile): string => fileName.slice(-200) || 'file';

const full = (most: number): Failure =>
  new Failure('conversation_files_full', `A conversation with this agent has ${most} files at most.`);
const notLive = (): Failure => new Failure('conversation_not_live', 'This conversation isn’t going on.');
const notFound = (): Failure =>
  new Failure('conversation_file_not_found', 'The conversation has no such file.');
