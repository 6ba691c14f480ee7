import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { membershipTies } from '../memberships/index.ts';
import { accountDeletionRoutes, eraseAccounts } from './account-deletion/index.ts';
import { groupRoutes, leaveGroups } from './groups/index.ts';
import { inviteRoutes } from './invites/index.ts';
import { memberRoutes } from './members.routes.ts';
import { removeLeftBlobsJob } from './remove-left-blobs.job.ts';
import { purgeUnopenedAccounts, signUpRoutes } from './sign-up/index.ts';

/** The people of a workspace: how they come, what they are in it, how they go. */
export const membersModule: Module = {
  name: 'members',
  routes: [...signUpRoutes, ...accountDeletionRoutes, ...memberRoutes, ...inviteRoutes, ...groupRoutes],
  jobs: (platform) => [removeLeftBlobsJob(platform)],
  schedules: [
    { name: 'workspaces.purge-unopened-accounts', cron: '29 3 * * *', run: purgeUnopenedAccounts },
    { name: 'workspaces.erase-accounts', cron: '23 * * * *', run: eraseAccounts },
  ],
  extensions: [extend(membershipTies, { memberLeft: leaveGroups })],
};
