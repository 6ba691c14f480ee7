/** Rules of VOI-006 and VOI-076, apart from the schemas, so that they reach the browser without a schema library. */

/** VOI-006: null beside these two. */
export const safetyControls = ['BAN', 'CAPTCHA'] as const;
export type SafetyControl = (typeof safetyControls)[number];

/** How often a voice may be read for in a day, from midnight UTC. */
export const maxVerificationAttempts = 5;

export interface VerificationState {
  isVerified: boolean;
  requiresVerification: boolean;
  isInProbation: boolean;
}

/** VOI-076: not verified, and either the voice requires it or its user is in probation. */
export const needsVerification = ({
  isVerified,
  requiresVerification,
  isInProbation,
}: VerificationState): boolean => !isVerified && (requiresVerification || isInProbation);

/** Only voices of somebody's recordings have anybody to be verified: probation asks for nobody else. */
export const isOfAPerson = (category: string): boolean =>
  category === 'cloned' || category === 'professional';
