import type { Platform } from '../../../../../platform/platform.ts';
import { findInvitedWorkspaceId } from '../../../members/index.ts';
import { findWorkspace, type WorkspaceRow } from '../../../workspace/index.ts';
import { findDomainHolder } from '../../domains/index.ts';
import { domainOf, offersSingleSignOn } from '../../single-sign-on.policy.ts';
import { listUsableProviders, type ProviderRow } from '../providers.store.ts';

interface Seeker {
  email: string | undefined;
  inviteCode: string | undefined;
}

interface Found {
  providers: ProviderRow[];
  /** Must the people of the address's domain sign in there? */
  isEnforced: boolean;
}

/** The providers of the workspace that the invite leads to, else of the one that holds the address's domain. */
export async function findProviders(platform: Platform, seeker: Seeker): Promise<Found> {
  const workspace = await findHome(platform, seeker);
  if (!workspace || !offersSingleSignOn(workspace.tier)) return { providers: [], isEnforced: false };
  const providers = await listUsableProviders(platform.db, workspace.id);
  return { providers, isEnforced: workspace.enforcesSingleSignOn && providers.length > 0 };
}

async function findHome(
  platform: Platform,
  { email, inviteCode }: Seeker,
): Promise<WorkspaceRow | undefined> {
  const { db } = platform;
  const workspaceId =
    (inviteCode && (await findInvitedWorkspaceId(platform, inviteCode))) ||
    (email && (await findDomainHolder(db, domainOf(email))));
  return workspaceId ? findWorkspace(db, workspaceId) : undefined;
}
