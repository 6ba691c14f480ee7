import { featureFlags } from '../../src/modules/accounts/product-events/product-events.tables.ts';
import { staffActions } from '../../src/modules/accounts/staff/staff.tables.ts';
import { concurrencySlots, creditReservations } from '../../src/modules/billing/billing.tables.ts';
import { transcriptions } from '../../src/modules/speech/speech-to-text/transcriptions.tables.ts';
import { voiceClones, voiceConsents } from '../../src/modules/voices/cloning/cloning.tables.ts';
import { voicePreviews } from '../../src/modules/voices/design/design.tables.ts';
import {
  identityProviders,
  usedAssertions,
} from '../../src/modules/workspaces/directory/single-sign-on/single-sign-on.tables.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids/new-id.ts';
import { workflowRuns, workflowSteps } from '../../src/platform/workflows/workflows.tables.ts';

export interface Place {
  userId: string;
  workspaceId: string;
  voiceId: string;
  now: Date;
}

/** What lies there only while something runs, or takes models, SAML or staff to make. */
export async function insertUnreachedRows(db: Database, place: Place): Promise<void> {
  const { userId, workspaceId, now } = place;
  const expiresAt = new Date(now.getTime() + 60_000);
  await db.insert(creditReservations).values({ id: newId(), workspaceId, userId, credits: 12, expiresAt });
  await db.insert(concurrencySlots).values({ workspaceId, slot: 1, leaseId: newId(), expiresAt });
  await db.insert(featureFlags).values({ userId, flag: 'music', enabled: true });
  await db.insert(staffActions).values({ staffUserId: userId, action: 'history.listen', workspaceId });
  await insertVoiceWork(db, place);
  const [provider] = await db.select().from(identityProviders);
  const providerId = provider?.id ?? '';
  await db.insert(usedAssertions).values({ providerId, assertionId: '_once', expiresAt });
  const [transcription] = await db.select().from(transcriptions);
  const runId = transcription?.id ?? '';
  await db
    .insert(workflowRuns)
    .values({ id: runId, workspaceId, kind: 'speech-to-text.transcribe', jobId: newId(), keepsSteps: true });
  await db.insert(workflowSteps).values({ runId, name: 'window', index: 0, recordedAt: now });
}

async function insertVoiceWork(db: Database, { userId, workspaceId, voiceId, now }: Place): Promise<void> {
  await db.insert(voiceClones).values({ voiceId, workspaceId, state: 'refined', progress: 1 });
  await db.insert(voiceConsents).values({
    id: newId(),
    workspaceId,
    voiceId,
    voiceName: 'Harbor',
    userId,
    statement: 'It is my own voice.',
    sampleHashes: [],
    givenAt: now,
  });
  await db.insert(voicePreviews).values({
    id: newId(),
    workspaceId,
    userId,
    description: 'A calm elderly man',
    text: 'Good evening.',
    language: 'en',
    labels: {},
    engine: 'kokoro',
    engineVoice: 'made',
    definition: {} as never,
    basedOnVoiceId: voiceId,
    seed: 1,
    expiresAt: now,
  });
}
