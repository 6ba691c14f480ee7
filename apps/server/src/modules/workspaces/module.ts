import { joinRooms } from '../../platform/http/index.ts';
import { accountDeletionRoom } from './account-deletion/room.ts';
import { workspaceKeyRoutes } from './api-keys/workspace-keys.routes.ts';
import { auditLogRoutes } from './audit-log/audit-log.routes.ts';
import { authenticationRoom } from './authentication/room.ts';
import { domainRoutes } from './domains/domains.routes.ts';
import { groupRoutes } from './groups/groups.routes.ts';
import { inviteRoutes } from './invites/invites.routes.ts';
import { membersRoom } from './members/room.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { scimRoutes } from './scim/scim.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { serviceAccountRoutes } from './service-accounts/service-accounts.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { signUpRoom } from './sign-up/room.ts';
import { singleSignOnRoom } from './single-sign-on/room.ts';
import { singleUseTokensRoom } from './single-use-tokens/room.ts';
import { webhooksRoom } from './webhooks/room.ts';
import { workspaceRoutes } from './workspaces.routes.ts';

export const workspacesModule = joinRooms('workspaces', [
  { routes: workspaceRoutes },
  { routes: outboxRoutes },
  authenticationRoom,
  signUpRoom,
  accountDeletionRoom,
  membersRoom,
  { routes: inviteRoutes },
  { routes: groupRoutes },
  { routes: sharingRoutes },
  { routes: workspaceKeyRoutes },
  { routes: serviceAccountRoutes },
  { routes: auditLogRoutes },
  { routes: securityRoutes },
  singleUseTokensRoom,
  singleSignOnRoom,
  { routes: domainRoutes },
  { routes: scimRoutes },
  webhooksRoom,
]);
