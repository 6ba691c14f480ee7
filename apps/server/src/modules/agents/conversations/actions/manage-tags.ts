import type { ConversationTag } from '@mynah/contract/agents/conversations/tags';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  changeTag,
  countTags,
  deleteTag,
  findTag,
  insertTag,
  listTags,
  putTags,
  takeTagOff,
} from '../tags.store.ts';
import type { ConversationTagRow } from '../tags.tables.ts';
import { requireConversation } from './find-conversations.ts';

export async function showTags(
  { db }: Platform,
  { workspaceId }: Actor,
  page: { after?: string | undefined; most: number },
): Promise<ConversationTag[]> {
  return (await listTags(db, workspaceId, page)).map(toTag);
}

export async function createTag(
  { db }: Platform,
  { workspaceId, userId }: Actor,
  { title, description }: { title: string; description?: string | undefined },
): Promise<ConversationTag> {
  const row = { id: newId('ctag_'), workspaceId, creatorUserId: userId, title, description };
  return toTag(await insertTag(db, row));
}

export const showTag = async (platform: Platform, actor: Actor, id: string): Promise<ConversationTag> =>
  toTag(await requireTag(platform, actor, id));

export async function renameTag(
  platform: Platform,
  actor: Actor,
  id: string,
  change: { title?: string | undefined; description?: string | undefined },
): Promise<ConversationTag> {
  const row = await requireTag(platform, actor, id);
  await changeTag(platform.db, row, {
    title: change.title ?? row.title,
    description: change.description ?? row.description,
  });
  return showTag(platform, actor, id);
}

export async function removeTag(platform: Platform, actor: Actor, id: string): Promise<void> {
  await deleteTag(platform.db, await requireTag(platform, actor, id));
}

/** @throws Failure `conversation_not_found`, `conversation_tag_not_found` */
export async function assignTags(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  tagIds: readonly string[],
): Promise<void> {
  const { id } = await requireConversation(platform, actor, conversationId);
  const ids = [...new Set(tagIds)];
  if ((await countTags(platform.db, actor.workspaceId, ids)) < ids.length) throw notFound();
  await putTags(platform.db, id, ids);
}

export async function unassignTag(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  tagId: string,
): Promise<void> {
  const conversation = await requireConversation(platform, actor, conversationId);
  const tag = await requireTag(platform, actor, tagId);
  await takeTagOff(platform.db, conversation.id, tag.id);
}

async function requireTag({ db }: Platform, { workspaceId }: Actor, id: string): Promise<ConversationTagRow> {
  const row = await findTag(db, { workspaceId, id });
  if (!row) throw notFound();
  return row;
}

const notFound = (): Failure =>
  new Failure('conversation_tag_not_found', 'There is no such tag in this workspace.');

const toTag = (row: ConversationTagRow): ConversationTag => ({
  tag_id: row.id,
  workspace_id: row.workspaceId,
  owner_user_id: row.creatorUserId ?? '',
  title: row.title,
  description: row.description,
  created_at_unix_secs: unixSeconds(row.createdAt),
});
