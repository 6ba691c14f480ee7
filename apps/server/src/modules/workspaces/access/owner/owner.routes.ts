import { workspaceRoutes as routes } from '@mynah/contract/workspaces/workspaces';
import { handle } from '../../../../platform/http/index.ts';
import { enterSession } from '../../../accounts/sessions/index.ts';
import { setUpOwner } from './actions/set-up-owner.ts';

export const ownerRoutes = [
  handle(routes.setup, async (call) => {
    const { user } = await setUpOwner(call.platform, call.body);
    return enterSession(call, user);
  }),
];
