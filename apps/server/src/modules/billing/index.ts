export { releaseCredits } from './actions/release-credits.ts';
export { type Reservation, reserveCredits } from './actions/reserve-credits.ts';
export { type Settlement, settleCredits } from './actions/settle-credits.ts';
export { checkOutputFormat, concurrencyLimit } from './billing.policy.ts';
export { billingModule } from './module.ts';
export { type UserAnswerPart, userAnswerParts } from './user-answer.ts';
