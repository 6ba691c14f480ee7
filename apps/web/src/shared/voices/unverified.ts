import { isOfAPerson, needsVerification } from '@mynah/contract/voices/voice-verification';
import type { Voice } from '@mynah/contract/voices/voices';

interface VerifiableVoice {
  category: Voice['category'];
  /** Made here, and not a copy of somebody else's. */
  is_owner: boolean;
  voice_verification?: { is_verified: boolean; requires_verification: boolean } | null;
}

/** VOI-076. Probation is about whose voice somebody cloned: voices of the server and of others were never theirs to prove. */
export const isUnverified = (
  { category, is_owner, voice_verification: state }: VerifiableVoice,
  isInProbation: boolean,
): boolean =>
  needsVerification({
    isVerified: state?.is_verified ?? false,
    requiresVerification: state?.requires_verification ?? false,
    isInProbation: isInProbation && is_owner && isOfAPerson(category),
  });
