export { toFeedback } from './feedback.view.ts';
export { feedbackRoutes } from './feedback.routes.ts';
export { ownedFeedback } from './owned-feedback.ts';
