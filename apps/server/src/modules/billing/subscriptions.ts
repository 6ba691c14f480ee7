/** The plan of a workspace beyond its credits, and what a provider of payments does with it; taken in as `subscriptions`. */
export { extraProfessionalVoices } from './actions/extra-professional-voices.ts';
export { putSubscription, type SubscriptionChange } from './actions/put-subscription.ts';
export { putCharacterLimit } from './credits.store.ts';
export { listOpenOverages, markOverageBilled, type Overage } from './overages.store.ts';
export { type SubscriptionKeeper, subscriptionKeeper } from './subscription-keeper.ts';
export type { UserAnswerPart } from './user-answer.ts';
