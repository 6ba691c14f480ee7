import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { signInChecks } from '../../accounts/index.ts';
import { memberRoutes } from './members.routes.ts';
import { refuseLocked } from './refuse-locked.ts';

export const membersRoom: Room = {
  routes: memberRoutes,
  extensions: [extend(signInChecks, refuseLocked)],
};
