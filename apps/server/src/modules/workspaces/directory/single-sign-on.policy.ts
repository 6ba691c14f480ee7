import type { Tier } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';
import type { WorkspaceRow } from '../workspace/index.ts';

/** Only these plans have single sign-on (WSP-050). */
export const offersSingleSignOn = (tier: Tier): boolean => tier === 'enterprise' || tier === 'trial';

/** @throws Failure `sso_not_in_plan` */
export function requireSingleSignOn({ tier }: { tier: Tier }): void {
  if (offersSingleSignOn(tier)) return;
  throw new Failure('sso_not_in_plan', 'Single sign-on is available on the Trial and Enterprise plans.');
}

type EnforcingWorkspace = Pick<WorkspaceRow, 'tier' | 'ownerId' | 'enforcesSingleSignOn'>;

/** Must this member sign in through the provider? The owner never: somebody has to get in when the provider is gone. */
export const mustSignOn = (
  { tier, ownerId, enforcesSingleSignOn }: EnforcingWorkspace,
  userId: string,
): boolean => enforcesSingleSignOn && offersSingleSignOn(tier) && userId !== ownerId;

/** The domain of an address; both in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const notVerified = (email: string): Failure =>
  new Failure(
    'sso_domain_not_verified',
    `The domain ${domainOf(email)} isn’t verified in this workspace, so its identity provider can’t be used.`,
  );
