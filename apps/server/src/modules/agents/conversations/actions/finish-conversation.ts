import type { AgentPlatformSettings } from '@mynah/contract/agents/config/platform-settings';
import { transcriptEntry } from '@mynah/contract/agents/conversations/transcript';
import type { JobHandler } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findAgent } from '../../registry/index.ts';
import { readAgentsSettings } from '../../settings/index.ts';
import { redactEntries } from '../after-call/redact-entries.ts';
import { tellOfConversation } from '../after-call/tell-of-conversation.ts';
import { writeVectors } from '../after-call/write-vectors.ts';
import { analyze } from '../analysis/analyze.ts';
import { nothingToAnalyze, whatToAnalyze } from '../analysis/what-to-analyze.ts';
import { finishConversation } from '../conversations.jobs.ts';
import {
  changeConversation,
  deleteTranscript,
  findById,
  listEntries,
  lockConversation,
  upsertEntries,
} from '../conversations.store.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { deleteFiles } from '../files.store.ts';

export const finishJob = (platform: Platform): JobHandler => ({
  definition: finishConversation,
  run: ({ payload, signal }) =>
    finish(platform, (payload as { conversationId: string }).conversationId, signal),
});

/** After the call, once: analyzed, redacted, told to webhooks, and forgotten where nothing may be kept. */
async function finish(platform: Platform, conversationId: string, signal: AbortSignal): Promise<void> {
  const row = await findById(platform.db, conversationId);
  if (row?.status !== 'processing') return;
  const settings = await settingsOf(platform, row);
  const shared = await readAgentsSettings(platform, row.workspaceId);
  const written = await listEntries(platform.db, conversationId);
  const said = written.map((entry) => transcriptEntry.parse(entry));
  const analysis = await analyze(
    platform,
    said,
    settings ? whatToAnalyze(settings) : nothingToAnalyze,
    signal,
  );
  const privacy = settings?.privacy ?? row.privacy;
  const kept = redactEntries(said, privacy.conversation_history_redaction);
  const audio = row.audioKey ? await platform.blobs.get(row.audioKey) : undefined;
  const keepsNothing = privacy.zero_retention_mode;
  const now = platform.clock.now();
  const ended = await platform.db.transaction(async (transaction) => {
    const locked = await lockConversation(transaction, conversationId);
    if (locked?.status !== 'processing') return undefined;
    const status = row.error ? ('failed' as const) : ('done' as const);
    const gone = { transcriptDeletedAt: now, audioDeletedAt: now, audioKey: null, audioBytes: null };
    await changeConversation(transaction, row, {
      status,
      analysis: keepsNothing ? null : analysis,
      successful: analysis.call_successful,
      ...(keepsNothing ? { ...gone, initiation: {}, userId: null, feedback: null } : {}),
    });
    const finished = { ...row, status, analysis, successful: analysis.call_successful };
    await tellOfConversation(platform, transaction, {
      row: finished,
      entries: kept,
      unredacted: said,
      webhooks: settings?.workspace_overrides.webhooks.post_call_webhook_id
        ? settings.workspace_overrides.webhooks
        : shared.webhooks,
      audio,
    });
    if (keepsNothing) {
      await deleteTranscript(transaction, row);
      const files = await deleteFiles(transaction, conversationId);
      return { blobs: row.audioKey ? [...files, row.audioKey] : files };
    }
    if (kept !== said)
      await upsertEntries(
        transaction,
        conversationId,
        kept.map((entry, index) => ({ index, entry })),
      );
    return { blobs: [] };
  });
  if (!ended) return;
  for (const blob of ended.blobs) await platform.blobs.remove(blob);
  if (!keepsNothing) await writeVectors(platform, row, kept, signal);
}

/** Of the version that was spoken with. Undefined where the agent is gone: nobody wants to know of it any more. */
async function settingsOf(
  platform: Platform,
  { agentId, branchId, versionId }: ConversationRow,
): Promise<AgentPlatformSettings | undefined> {
  const agent =
    (await findAgent(platform, { agentId, branchId, versionId })) ?? (await findAgent(platform, { agentId }));
  return agent?.platformSettings;
}
