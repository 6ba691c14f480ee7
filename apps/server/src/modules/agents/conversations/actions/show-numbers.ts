import type { ConversationUser, DayOfAgent } from '@mynah/contract/agents/conversations/users';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { agentNames } from '../../registry/index.ts';
import { countDays, listUsers, type UserPage } from '../conversation-numbers.store.ts';

/** Nothing here scores the mood of callers. */
const unscored: ConversationUser['sentiment'] = {
  scored_conversation_count: 0,
  positive_count: 0,
  neutral_count: 0,
  negative_count: 0,
  average_sentiment_score: null,
  average_frustration_score: null,
  recent_scored_conversation_count: 0,
  recent_positive_count: 0,
  recent_neutral_count: 0,
  recent_negative_count: 0,
  recent_average_sentiment_score: null,
  recent_average_frustration_score: null,
};

export async function showUsers(
  platform: Platform,
  { workspaceId }: Actor,
  page: UserPage,
): Promise<ConversationUser[]> {
  const rows = await listUsers(platform.db, workspaceId, page);
  const names = await agentNames(platform, workspaceId, [...new Set(rows.map(({ agentId }) => agentId))]);
  return rows.map((row) => ({
    user_id: row.userId,
    last_contact_unix_secs: Math.floor(Number(row.last)),
    first_contact_unix_secs: Math.floor(Number(row.first)),
    conversation_count: row.count,
    last_contact_agent_id: row.agentId,
    last_contact_conversation_id: row.conversationId,
    last_contact_agent_name: names.get(row.agentId) ?? null,
    sentiment: unscored,
  }));
}

const dayMs = 86_400_000;

/** The days up to today, of all agents or one. */
export async function showDays(
  platform: Platform,
  { workspaceId }: Actor,
  { days, agentId }: { days: number; agentId?: string | undefined },
): Promise<DayOfAgent[]> {
  const midnight = Math.floor(platform.clock.now().getTime() / dayMs) * dayMs;
  const since = new Date(midnight - (days - 1) * dayMs);
  const rows = await countDays(platform.db, workspaceId, { since, agentId });
  const names = await agentNames(platform, workspaceId, [...new Set(rows.map((row) => row.agentId))]);
  return rows.map(({ stages, ...row }) => ({
    day: row.day,
    agent_id: row.agentId,
    agent_name: names.get(row.agentId) ?? null,
    conversations: row.conversations,
    successful: row.successful,
    failed: row.failed,
    minutes: row.minutes,
    cost: row.cost,
    turn_seconds:
      stages.length === 0 ? null : Object.fromEntries(stages.map(({ stage, seconds }) => [stage, seconds])),
  }));
}
