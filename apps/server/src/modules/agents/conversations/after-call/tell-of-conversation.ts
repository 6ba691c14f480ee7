import type { AgentWebhooks } from '@mynah/contract/agents/config/platform-settings';
import type { TranscriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deliverEvent } from '../../../workspaces/webhooks/index.ts';
import { agentNames } from '../../registry/index.ts';
import { toTraces } from '../conversation-traces.view.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { toConversation } from '../conversations.view.ts';

/** A delivery is kept until it was taken: a longer recording is fetched by its own call. */
const mostAudioBytes = 24_000_000;

export interface FinishedConversation {
  row: ConversationRow;
  entries: readonly TranscriptEntry[];
  /** As it was said, for who has asked for that. */
  unredacted: readonly TranscriptEntry[];
  /** What the agent wants instead of what the workspace's webhooks have chosen. */
  webhooks: AgentWebhooks | undefined;
  audio: Uint8Array | undefined;
}

/** Webhooks after a call: the transcript, the recording, or why there was no conversation. */
export async function tellOfConversation(
  platform: Platform,
  transaction: Transaction,
  { row, entries, unredacted, webhooks, audio }: FinishedConversation,
): Promise<void> {
  const { workspaceId } = row;
  const own = webhooks?.post_call_webhook_id ?? null;
  const address = { workspaceId, ...(own === null ? {} : { webhookIds: [own] }) };
  const wants = (event: AgentWebhooks['events'][number]) =>
    own === null || webhooks!.events.length === 0 ? isUsual(event) : webhooks!.events.includes(event);
  if (hasNeverBegun(row, entries)) {
    if (!wants('call_initiation_failure')) return;
    return deliverEvent(platform, transaction, {
      ...address,
      type: 'call_initiation_failure',
      data: { ...namesOf(row), failure_reason: 'unknown', metadata: { type: row.source, body: row.error } },
    });
  }
  const isRaw = wants('unredacted_transcript');
  if (wants('transcript') || isRaw) {
    const names = await agentNames(platform, workspaceId, [row.agentId]);
    const shown = toConversation(row, isRaw ? unredacted : entries, { agentName: names.get(row.agentId) });
    await deliverEvent(platform, transaction, {
      ...address,
      type: 'post_call_transcription',
      data: webhooks?.transcript_format === 'opentelemetry' ? { ...toTraces(shown) } : shown,
    });
  }
  const wantsAudio = wants('audio') || wants('unredacted_audio') || webhooks?.send_audio === true;
  if (!wantsAudio || webhooks?.send_audio === false || !audio || audio.length > mostAudioBytes) return;
  await deliverEvent(platform, transaction, {
    ...address,
    type: 'post_call_audio',
    data: { ...namesOf(row), full_audio: Buffer.from(audio).toString('base64') },
  });
}

/** Without a choice of the agent; the workspace's webhooks choose their events themselves. */
const isUsual = (event: AgentWebhooks['events'][number]): boolean =>
  event === 'transcript' || event === 'audio' || event === 'call_initiation_failure';

const hasNeverBegun = ({ error }: ConversationRow, entries: readonly TranscriptEntry[]): boolean =>
  error !== null && entries.every(({ message }) => !message);

const namesOf = ({ agentId, id }: ConversationRow) => ({ agent_id: agentId, conversation_id: id });
