import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { signInChecks } from '../../accounts/factors/index.ts';
import { accountHomes } from '../../accounts/security-changes/index.ts';
import { sessionListeners } from '../../accounts/sessions/index.ts';
import { forgetSessions } from './forget-sessions.ts';
import { findMembership } from './memberships.store.ts';
import { refuseLocked } from './refuse-locked.ts';

/** Who belongs to which workspace as what, and how everybody learns that it changed. */
export const membershipsModule: Module = {
  name: 'memberships',
  extensions: [
    extend(accountHomes, {
      findWorkspaceId: async (db, userId) => (await findMembership(db, userId))?.workspaceId,
    }),
    extend(sessionListeners, forgetSessions),
    extend(signInChecks, refuseLocked),
  ],
};
