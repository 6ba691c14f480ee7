import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { findBlockedNames } from './blocked-names.ts';
import { openReview } from './open-review.ts';
import { setSafety } from './safety.store.ts';

interface NamedVoice extends Pick<VoiceRow, 'id' | 'name'> {
  workspaceId: string;
  description?: string | null;
  isVerified: boolean;
}

/**
 * A voice of recordings that is called like somebody known: whoever bears the name can verify it, nobody else can use
 * it. In the transaction that writes it; true when it must be verified.
 */
export async function flagNames(
  platform: Platform,
  transaction: Transaction,
  { id, workspaceId, name, description, isVerified }: NamedVoice,
): Promise<boolean> {
  const findings = findBlockedNames(platform.config, name, description);
  if (findings.length === 0 || isVerified) return false;
  await setSafety(transaction, id, { requiresVerification: true });
  await openReview(platform, transaction, {
    kind: 'report',
    workspaceId,
    voiceId: id,
    requestedBy: null,
    findings,
  });
  return true;
}

/**
 * For voices that nobody's recordings stand behind, so that nobody could verify them.
 * @throws Failure `voice_name_not_allowed`
 */
export function requireAllowedName(
  platform: Pick<Platform, 'config'>,
  ...texts: (string | null | undefined)[]
): void {
  const [finding] = findBlockedNames(platform.config, ...texts);
  if (finding) throw new Failure('voice_name_not_allowed', `${finding} Give the voice another name.`);
}
