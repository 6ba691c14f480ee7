import type { Platform } from '../../../../platform/platform.ts';
import { findAgent } from '../../registry/index.ts';
import {
  changeConversation,
  deleteTranscript,
  listLeftOf,
  listSpokenAgents,
} from '../conversations.store.ts';
import type { ConversationRow } from '../conversations.tables.ts';
import { deleteFiles } from '../files.store.ts';

const dayMs = 86_400_000;
const mostAtOnce = 500;

interface Ending {
  transcript: boolean;
  audio: boolean;
}

/**
 * Takes away what agents keep no longer, as their settings of privacy say (AGT-022). Of one that is deleted or archived
 * holds what it promised.
 */
export async function keepNoLonger(platform: Platform): Promise<void> {
  for (const { agentId, privacy: promised } of await listSpokenAgents(platform.db)) {
    const agent = await findAgent(platform, { agentId });
    const privacy = agent?.platformSettings.privacy ?? promised;
    const { retention_days: days, delete_transcript_and_pii, delete_audio } = privacy;
    const ending = { transcript: delete_transcript_and_pii, audio: delete_audio };
    if (days < 0 || (!ending.transcript && !ending.audio)) continue;
    const before = new Date(platform.clock.now().getTime() - days * dayMs);
    const rows = await listLeftOf(platform.db, agentId, { before, most: mostAtOnce });
    for (const row of rows) await forget(platform, row, ending);
  }
}

async function forget(
  platform: Platform,
  row: ConversationRow,
  { transcript, audio }: Ending,
): Promise<void> {
  const now = platform.clock.now();
  const { audioKey } = row;
  const endsTranscript = transcript && !row.transcriptDeletedAt;
  const endsAudio = audio && !row.audioDeletedAt;
  if (!endsTranscript && !endsAudio) return;
  const files = await platform.db.transaction(async (transaction) => {
    if (endsTranscript) await deleteTranscript(transaction, row);
    await changeConversation(transaction, row, {
      ...(endsTranscript
        ? { transcriptDeletedAt: now, analysis: null, userId: null, initiation: {}, feedback: null }
        : {}),
      ...(endsAudio ? { audioDeletedAt: now, audioKey: null, audioBytes: null } : {}),
    });
    return endsTranscript ? deleteFiles(transaction, row.id) : [];
  });
  for (const blob of files) await platform.blobs.remove(blob);
  if (endsAudio && audioKey) await platform.blobs.remove(audioKey);
}
