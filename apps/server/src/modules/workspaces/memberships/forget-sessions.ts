import type { SessionsListener } from '../../accounts/sessions/index.ts';
import { notifyAccessChange } from './change-access.ts';
import { findMember } from './memberships.store.ts';

/** Sessions of a member ended: none of their access tokens may be known any more. */
export const forgetSessions: SessionsListener = async (platform, transaction, userId) => {
  const member = await findMember(transaction, userId);
  if (member) await notifyAccessChange(platform, transaction, member.workspaceId);
};
