import { consentStatement } from '@mynah/contract/voices/consent-statement';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import type { NewSample } from '../samples/samples.tables.ts';
import { listConsents, type NewConsent } from './cloning.store.ts';

interface ConsentedVoice {
  voiceId: string;
  voiceName: string;
  samples: readonly NewSample[];
}

/** The record of who said yes, to which words and to which recordings. */
export async function consentOf(
  { db, clock }: Platform,
  { userId, workspaceId, ipAddress, kind }: Actor,
  { voiceId, voiceName, samples }: ConsentedVoice,
): Promise<NewConsent> {
  const user = await findUser(db, userId);
  return {
    id: newId(),
    workspaceId,
    voiceId,
    voiceName,
    userId,
    userName: user?.firstName ?? null,
    userEmail: user?.email ?? null,
    statement: kind === 'session' ? consentStatement : `By API key: ${consentStatement}`,
    sampleHashes: samples.map(({ hash }) => hash),
    clientAddress: ipAddress ?? null,
    givenAt: clock.now(),
  };
}

/** What a voice was made of stays in the records of consent, also when a recording was deleted. */
export const consentedOrigins = {
  listSampleHashes: async (
    db: Queryable,
    { workspaceId, voiceId }: { workspaceId: string; voiceId: string },
  ) => {
    const consents = await listConsents(db, workspaceId, { voiceId });
    return consents.flatMap(({ sampleHashes }) => sampleHashes);
  },
};
