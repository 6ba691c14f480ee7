export { toFeedback } from './feedback.view.ts';
export { feedbackSubmodule } from './submodule.ts';
