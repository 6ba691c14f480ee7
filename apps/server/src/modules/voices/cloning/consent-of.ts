import { consentStatement } from '@mynah/contract/consent-statement';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import type { NewSample } from '../samples/samples.store.ts';
import type { NewConsent } from './cloning.store.ts';

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
