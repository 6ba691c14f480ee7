import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { accountHomes, sessionListeners } from '../../accounts/index.ts';
import { findMembership } from '../workspaces.store.ts';
import { forgetSessions } from './forget-sessions.ts';

export const authenticationRoom: Room = {
  extensions: [
    extend(accountHomes, {
      findWorkspaceId: async (db, userId) => (await findMembership(db, userId))?.workspaceId,
    }),
    extend(sessionListeners, forgetSessions),
  ],
};
