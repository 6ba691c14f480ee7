import { groupRoutes as routes } from '@mynah/contract/workspaces/groups';
import { handle } from '../../../../platform/http/index.ts';
import { addToGroup, createGroup, editGroup, removeGroup, takeOutOfGroup } from './actions/change-group.ts';
import { describeGroups } from './actions/describe-groups.ts';
import { listGroups } from './groups.store.ts';
import { toFoundGroup, toGroup } from './groups.view.ts';

const ok = { status: 'ok' as const };

export const groupRoutes = [
  handle(routes.list, async ({ platform, actor }) =>
    Object.fromEntries(await describeGroups(platform.db, actor.workspaceId)),
  ),
  handle(routes.search, async ({ platform, actor, query }) =>
    (await listGroups(platform.db, actor.workspaceId, query)).map(toFoundGroup),
  ),
  handle(routes.create, async ({ platform, actor, body }) => ({
    ...ok,
    group: toGroup(await createGroup(platform, actor, body)),
  })),
  handle(routes.edit, async ({ platform, actor, params, body }) => ({
    ...ok,
    group: toGroup(await editGroup(platform, actor, { ...params, ...body })),
  })),
  handle(routes.delete, async ({ platform, actor, params }) => {
    await removeGroup(platform, actor, params.groupId);
    return ok;
  }),
  handle(routes.addMember, async ({ platform, actor, params, body }) => {
    await addToGroup(platform, actor, { ...params, ...body });
    return ok;
  }),
  handle(routes.removeMember, async ({ platform, actor, params, body }) => {
    await takeOutOfGroup(platform, actor, { ...params, ...body });
    return ok;
  }),
];
