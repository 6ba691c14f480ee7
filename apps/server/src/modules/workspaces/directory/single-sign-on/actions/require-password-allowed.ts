import { Failure } from '../../../../../platform/errors/index.ts';
import type { SignInCheck } from '../../../../accounts/factors/index.ts';
import { findMember } from '../../../memberships/index.ts';
import { findWorkspace } from '../../../workspace/index.ts';
import { mustSignOn } from '../../single-sign-on.policy.ts';
import { listUsableProviders } from '../providers.store.ts';

/** Members of a workspace that enforces single sign-on have no way in by password. @throws Failure `sso_required` */
export const requirePasswordAllowed: SignInCheck = async ({ db }, { id: userId }) => {
  const member = await findMember(db, userId);
  const workspace = member && (await findWorkspace(db, member.workspaceId));
  if (!workspace || !mustSignOn(workspace, userId)) return;
  const [provider] = await listUsableProviders(db, workspace.id);
  throw new Failure('sso_required', 'Your workspace requires single sign-on.', {
    data: provider ? { identity_provider_id: provider.id, identity_provider_name: provider.name } : {},
  });
};
