import type { AuthorizationMethod } from '@mynah/contract/agents/conversations/conversations';
import type { InitiationClientData } from '@mynah/contract/agents/conversations/initiation';
import { type NewTranscriptEntry, transcriptEntry } from '@mynah/contract/agents/conversations/transcript';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AgentAtVersion } from '../../registry/index.ts';
import { finishConversation } from '../conversations.jobs.ts';
import {
  changeConversation,
  countLive as countLiveRows,
  countSince,
  insertConversation,
  listEntries,
  lockConversation,
  upsertEntries,
} from '../conversations.store.ts';

export interface NewConversation {
  agent: AgentAtVersion;
  /** Known before the row where a signed URL names it. */
  conversationId?: string | undefined;
  source: string;
  sourceVersion: string | null;
  authorizationMethod: AuthorizationMethod;
  initiation: InitiationClientData;
  environment: string;
  /** The client's own name for who is talking. */
  userId: string | null;
  textOnly: boolean;
  language: string;
}

/** Writes the conversation down, in progress. Answers its id (`conv_…`). */
export async function beginConversation(platform: Platform, conversation: NewConversation): Promise<string> {
  const { agent, conversationId: id = newId('conv_'), authorizationMethod, ...given } = conversation;
  const { workspaceId, agentId, branchId, versionId, userId: ownerUserId, platformSettings } = agent;
  await insertConversation(platform.db, {
    ...given,
    ...{ id, workspaceId, ownerUserId, agentId, branchId, versionId },
    privacy: platformSettings.privacy,
    authorization: authorizationMethod,
    status: 'in-progress',
    startedAt: platform.clock.now(),
    durationMs: 0,
    cost: 0,
    terminationReason: '',
    warnings: [],
    visitedAgents: [{ agentId, branchId }],
    messageCount: 0,
    toolNames: [],
    hasUserAudio: false,
    hasResponseAudio: false,
    successful: 'unknown',
  });
  return id;
}

/**
 * Entries at their places (from 0); one that is there is written anew: an answer that was interrupted, feedback on a
 * turn. Acknowledged when written: a killed server loses no word that was said before.
 */
export const writeEntries = (
  { db }: Platform,
  conversationId: string,
  entries: readonly { index: number; entry: NewTranscriptEntry }[],
): Promise<void> => upsertEntries(db, conversationId, entries);

export interface ConversationEnd {
  /** In words, as it is shown: `Client disconnected`, `Agent ended the call`, `Max duration reached`. */
  terminationReason: string;
  error?: { code: number; reason: string } | undefined;
  durationMs: number;
  /** Credits, already charged. */
  cost: number;
  language: string;
  warnings: readonly string[];
  /** Blob of the recording: stereo, the caller left and the agent right; absent where none is kept. */
  audio?: { key: string; sizeBytes: number; hasUserAudio: boolean; hasResponseAudio: boolean } | undefined;
  /** Agents that spoke, in order. */
  visitedAgents: readonly { agentId: string; branchId: string }[];
}

/** The conversation is over: its analysis begins, and what was ordered for its end (webhooks) follows. Once. */
export async function endConversation(
  { db, jobs }: Platform,
  conversationId: string,
  end: ConversationEnd,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await lockConversation(transaction, conversationId);
    if (row?.status !== 'in-progress') return;
    const entries = (await listEntries(transaction, conversationId)).map((entry) =>
      transcriptEntry.parse(entry),
    );
    await changeConversation(transaction, row, {
      status: 'processing',
      terminationReason: end.terminationReason,
      error: end.error ?? null,
      durationMs: Math.round(end.durationMs),
      cost: end.cost,
      language: end.language,
      warnings: [...end.warnings],
      visitedAgents: [...end.visitedAgents],
      messageCount: entries.filter(({ message }) => message).length,
      toolNames: [
        ...new Set(entries.flatMap(({ tool_calls }) => tool_calls.map(({ tool_name }) => tool_name))),
      ],
      audioKey: end.audio?.key ?? null,
      audioBytes: end.audio?.sizeBytes ?? null,
      hasUserAudio: end.audio?.hasUserAudio ?? false,
      hasResponseAudio: end.audio?.hasResponseAudio ?? false,
    });
    await jobs.enqueue(finishConversation, { conversationId }, { transaction, group: row.workspaceId });
  });
}

/** Conversations that are going on: of one agent for its limit, of a workspace for the page. */
export const countLive = (
  { db }: Platform,
  { workspaceId, agentId }: { workspaceId: string; agentId?: string | undefined },
): Promise<number> => countLiveRows(db, workspaceId, agentId ? [agentId] : undefined);

/** Conversations of an agent that began today (UTC), for its daily limit. */
export function countToday({ db, clock }: Platform, agentId: string): Promise<number> {
  const midnight = clock.now();
  midnight.setUTCHours(0, 0, 0, 0);
  return countSince(db, agentId, midnight);
}
