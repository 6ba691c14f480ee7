import type { SessionsListener } from '../../accounts/index.ts';
import { findMember } from '../workspaces.store.ts';
import { tellAccessChange } from './access-changed.ts';

/** Sessions of a member ended: none of their access tokens may be known any more. */
export const forgetSessions: SessionsListener = async (platform, transaction, userId) => {
  const member = await findMember(transaction, userId);
  if (member) await tellAccessChange(platform, transaction, member.workspaceId);
};
