import type {
  Conversation,
  ConversationFeedback,
  ConversationSummary,
} from '@mynah/contract/agents/conversations/conversations';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { agentNames } from '../../registry/index.ts';
import {
  type ConversationPage,
  changeConversation,
  deleteConversation,
  findById,
  findByReference,
  findConversation,
  listConversations,
  listEntries,
} from '../conversations.store.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { noFeedback, toConversation, toConversationSummary } from '../conversations.view.ts';
import { deleteFiles } from '../files.store.ts';
import { tagsOf } from '../tags.store.ts';

/** @throws Failure `conversation_not_found` */
export async function requireConversation(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<ConversationRow> {
  const row = await findConversation(db, { workspaceId, id });
  if (!row) throw notFound();
  return row;
}

export async function showConversation(platform: Platform, actor: Actor, id: string): Promise<Conversation> {
  const row = await requireConversation(platform, actor, id);
  const names = await agentNames(platform, actor.workspaceId, [row.agentId]);
  const tagIds = (await tagsOf(platform.db, [id])).get(id);
  return toConversation(row, await listEntries(platform.db, id), {
    agentName: names.get(row.agentId),
    tagIds,
  });
}

/** By its id, or so much of it as no other conversation of the agent begins with. */
export async function resolveConversation(
  platform: Platform,
  actor: Actor,
  { agentId, reference }: { agentId: string; reference: string },
): Promise<Conversation> {
  const row = await findByReference(platform.db, { workspaceId: actor.workspaceId, agentId, reference });
  if (!row) throw notFound();
  return showConversation(platform, actor, row.id);
}

/** What a ticket about a conversation takes from it. @throws Failure `conversation_not_found` */
export async function conversationOfTicket(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<{ agentId: string; title: string | null; turns: number }> {
  const { agentId, analysis } = await requireConversation(platform, actor, id);
  const turns = (await listEntries(platform.db, id)).length;
  return { agentId, title: analysis?.call_summary_title ?? null, turns };
}

export async function showConversations(
  platform: Platform,
  { workspaceId }: Actor,
  { withSummary, ...page }: ConversationPage & { withSummary: boolean },
): Promise<ConversationSummary[]> {
  const rows = await listConversations(platform.db, workspaceId, page);
  const names = await agentNames(platform, workspaceId, [...new Set(rows.map(({ agentId }) => agentId))]);
  const tags = await tagsOf(
    platform.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    toConversationSummary(row, names.get(row.agentId), { withSummary, tagIds: tags.get(row.id) ?? [] }),
  );
}

export async function removeConversation(platform: Platform, actor: Actor, id: string): Promise<void> {
  const row = await requireConversation(platform, actor, id);
  const blobs = await platform.db.transaction(async (transaction) => {
    const files = await deleteFiles(transaction, id);
    await deleteConversation(transaction, row);
    return [...files, ...(row.audioKey ? [row.audioKey] : [])];
  });
  for (const blob of blobs) await platform.blobs.remove(blob);
}

export interface GivenFeedback {
  feedback?: 'like' | 'dislike' | undefined;
  rating?: number | undefined;
  comment?: string | undefined;
}

/** By whoever talked, who has no key but knows the id. @throws Failure `conversation_not_found` */
export async function keepFeedback(
  { db }: Platform,
  id: string,
  { feedback, rating, comment }: GivenFeedback,
): Promise<void> {
  const row = await findById(db, id);
  if (!row) throw notFound();
  const before = row.feedback ?? noFeedback;
  const kept: ConversationFeedback = {
    ...before,
    type: rating === undefined ? 'thumbs' : 'rating',
    overall_score: feedback ?? before.overall_score,
    rating: rating ?? before.rating,
    comment: comment ?? before.comment,
    likes: feedback === 'like' ? 1 : 0,
    dislikes: feedback === 'dislike' ? 1 : 0,
  };
  await changeConversation(db, row, { feedback: kept, rating: kept.rating });
}

const notFound = (): Failure =>
  new Failure('conversation_not_found', 'There is no such conversation in this workspace.');
