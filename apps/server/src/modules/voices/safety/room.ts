import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { manualVerification, suspicion } from './decide-owners.ts';
import { reviewDecisions } from './review-decisions.ts';
import { safetyRoutes } from './safety.routes.ts';

export const safetyRoom: Room = {
  routes: safetyRoutes,
  extensions: [extend(reviewDecisions, manualVerification), extend(reviewDecisions, suspicion)],
};
