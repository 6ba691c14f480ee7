import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { ownedFeedback } from './owned-feedback.ts';

export const feedbackSubmodule: Room = {
  routes: feedbackRoutes,
  extensions: [extend(ownedMaterial, ownedFeedback)],
};
