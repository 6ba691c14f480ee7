import type {
  Conversation,
  ConversationFeedback,
  ConversationSummary,
} from '@mynah/contract/agents/conversations/conversations';
import {
  type NewTranscriptEntry,
  type TranscriptEntry,
  transcriptEntry,
} from '@mynah/contract/agents/conversations/transcript';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ConversationRow } from './conversations.tables.ts';

export const noFeedback: ConversationFeedback = {
  type: null,
  overall_score: null,
  likes: 0,
  dislikes: 0,
  rating: null,
  comment: null,
};

export function toConversation(
  row: ConversationRow,
  entries: readonly NewTranscriptEntry[],
  { agentName, tagIds = [] }: { agentName?: string | undefined; tagIds?: string[] | undefined },
): Conversation {
  const transcript = entries.map((entry) => transcriptEntry.parse(entry));
  return {
    agent_id: row.agentId,
    agent_name: agentName ?? null,
    conversation_product: 'agent',
    status: row.status,
    user_id: row.userId,
    branch_id: row.branchId,
    version_id: row.versionId,
    metadata: metadataOf(row, transcript),
    analysis: row.analysis,
    visited_agents: row.visitedAgents.map(({ agentId, branchId }) => ({
      agent_id: agentId,
      branch_id: branchId,
    })),
    conversation_initiation_client_data: row.initiation,
    environment: row.environment,
    conversation_id: row.id,
    has_audio: row.audioKey !== null,
    has_user_audio: row.hasUserAudio,
    has_response_audio: row.hasResponseAudio,
    has_auxiliary_audio: false,
    transcript,
    tag_ids: tagIds,
  };
}

const metadataOf = (
  row: ConversationRow,
  transcript: readonly TranscriptEntry[],
): Conversation['metadata'] => ({
  start_time_unix_secs: unixSeconds(row.startedAt),
  accepted_time_unix_secs: unixSeconds(row.startedAt),
  call_duration_secs: Math.round(row.durationMs / 1000),
  cost: row.cost,
  cost_fiat: null,
  deletion_settings: {
    deletion_time_unix_secs: null,
    deleted_transcript_at_time_unix_secs: row.transcriptDeletedAt && unixSeconds(row.transcriptDeletedAt),
    deleted_audio_at_time_unix_secs: row.audioDeletedAt && unixSeconds(row.audioDeletedAt),
  },
  feedback: row.feedback ?? noFeedback,
  authorization_method: row.authorization,
  charging: {
    dev_discount: false,
    is_burst: false,
    call_charge: row.cost,
    llm_usage: {
      initiated_generation: { model_usage: usageOf(transcript) },
      irreversible_generation: { model_usage: usageOf(transcript) },
    },
  },
  phone_call: null,
  batch_call: null,
  termination_reason: row.terminationReason,
  error: row.error,
  warnings: row.warnings,
  main_language: row.language,
  text_only: row.textOnly,
  conversation_initiation_source: row.source,
  conversation_initiation_source_version: row.sourceVersion,
});

type Usage = NonNullable<TranscriptEntry['llm_usage']>['model_usage'];

/** Of all turns together. */
function usageOf(transcript: readonly TranscriptEntry[]): Usage {
  const total: Usage = {};
  for (const { llm_usage: usage } of transcript)
    for (const [model, used] of Object.entries(usage?.model_usage ?? {})) {
      const before = total[model];
      const sum = (kind: keyof typeof used) => ({
        tokens: (before?.[kind].tokens ?? 0) + used[kind].tokens,
        price: (before?.[kind].price ?? 0) + used[kind].price,
      });
      total[model] = {
        input: sum('input'),
        input_cache_read: sum('input_cache_read'),
        input_cache_write: sum('input_cache_write'),
        output_total: sum('output_total'),
      };
    }
  return total;
}

export const toConversationSummary = (
  row: ConversationRow,
  agentName: string | undefined,
  { withSummary, tagIds }: { withSummary: boolean; tagIds: string[] },
): ConversationSummary => ({
  agent_id: row.agentId,
  agent_name: agentName ?? null,
  branch_id: row.branchId,
  version_id: row.versionId,
  conversation_id: row.id,
  start_time_unix_secs: unixSeconds(row.startedAt),
  call_duration_secs: Math.round(row.durationMs / 1000),
  message_count: row.messageCount,
  status: row.status,
  termination_reason: row.terminationReason,
  call_successful: row.successful,
  transcript_summary: withSummary ? (row.analysis?.transcript_summary ?? null) : null,
  call_summary_title: row.analysis?.call_summary_title ?? null,
  main_language: row.language,
  conversation_initiation_source: row.source,
  direction: null,
  rating: row.rating,
  tool_names: row.toolNames,
  tag_ids: tagIds,
  text_only: row.textOnly,
});
