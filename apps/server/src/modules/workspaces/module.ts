import { extend } from '../../platform/extensions.ts';
import type { Module } from '../../platform/http/index.ts';
import { signInChecks } from '../accounts/index.ts';
import { groupRoutes } from './groups/groups.routes.ts';
import { inviteRoutes } from './invites/invites.routes.ts';
import { memberRoutes } from './members/members.routes.ts';
import { refuseLocked } from './members/refuse-locked.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule: Module = {
  name: 'workspaces',
  routes: [...workspaceRoutes, ...memberRoutes, ...inviteRoutes, ...groupRoutes, ...sharingRoutes],
  extensions: [extend(signInChecks, refuseLocked)],
};
