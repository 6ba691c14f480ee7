export { feedbackRoutes } from './feedback.routes.ts';
export { toFeedback } from './feedback.view.ts';
export { ownedFeedback } from './owned-feedback.ts';
