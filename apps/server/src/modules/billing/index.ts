export { extraProfessionalVoices } from './actions/extra-professional-voices.ts';
export { releaseCredits } from './actions/release-credits.ts';
export type { Reservation } from './actions/reserve-credits.ts';
export { type Concurrency, takeConcurrencySlot } from './actions/take-concurrency-slot.ts';
export { checkOutputFormat } from './billing.policy.ts';
export { Generation } from './generation.ts';
export { billingModule } from './module.ts';
export { fixedPrice, type Price } from './price.ts';
export { type UserAnswerPart, userAnswerParts } from './user-answer.ts';
