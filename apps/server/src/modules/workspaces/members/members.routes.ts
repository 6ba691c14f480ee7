import { isRoleAtLeast } from '@mynah/contract';
import { memberRoutes as routes } from '@mynah/contract/workspaces/members';
import { toRole } from '@mynah/contract/workspaces/seats';
import { handle } from '../../../platform/http/index.ts';
import { changeMember, setUsageLimit } from './actions/change-member.ts';
import { removeMember } from './actions/remove-member.ts';
import { transferOwnership } from './actions/transfer-ownership.ts';
import { listMembers } from './members.store.ts';
import { toMember } from './members.view.ts';

const ok = { status: 'ok' as const };

export const memberRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const rows = await listMembers(platform.db, actor.workspaceId);
    return rows.map((row) => toMember(row, platform.clock.now()));
  }),
  handle(routes.update, async ({ platform, actor, body }) => {
    const { email, isLocked, workspaceSeatType, workspaceRole } = body;
    const seat = workspaceSeatType ?? workspaceRole;
    await changeMember(platform, actor, { email, isLocked, role: seat && toRole(seat) });
    return ok;
  }),
  handle(routes.remove, async ({ platform, actor, params, query }) => {
    await removeMember(platform, actor, { ...params, ...query });
    return ok;
  }),
  handle(routes.setUsageLimit, async ({ platform, actor, params, body }) => {
    await setUsageLimit(platform, actor, { ...params, ...body });
    return ok;
  }),
  handle(routes.transferOwnership, async ({ platform, actor, body }) => {
    await transferOwnership(platform, actor, body.userId);
    return ok;
  }),
  handle(routes.isAdmin, async ({ actor }) => ({ is_admin: isRoleAtLeast(actor.role, 'admin') })),
  handle(routes.canAccessSettings, async ({ actor }) => ({
    can_access_workspace_settings: isRoleAtLeast(actor.role, 'admin'),
  })),
];
