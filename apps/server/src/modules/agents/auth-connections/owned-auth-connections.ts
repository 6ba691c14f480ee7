import { and, eq } from 'drizzle-orm';
import type { OwnedMaterial, Owner } from '../../accounts/privacy/index.ts';
import { authConnections } from './auth-connections.tables.ts';

const ofOwner = ({ userId, workspaceId }: Owner) =>
  and(eq(authConnections.workspaceId, workspaceId), eq(authConnections.creatorUserId, userId));

/** Connections that a person stored. They are the workspace's, as secrets are. */
export const ownedAuthConnections: OwnedMaterial = {
  name: 'agent-auth-connections',
  count: (db, owner) => db.$count(authConnections, ofOwner(owner)),
  exportFiles: async function* () {},
  erase: async ({ db }, owner) => {
    await db.delete(authConnections).where(ofOwner(owner));
  },
  move: async (transaction, owner, toWorkspaceId) => {
    await transaction.update(authConnections).set({ workspaceId: toWorkspaceId }).where(ofOwner(owner));
  },
  handOver: async (transaction, owner, toUserId) => {
    await transaction.update(authConnections).set({ creatorUserId: toUserId }).where(ofOwner(owner));
  },
};
