export { carryReservation } from './actions/carry-reservation.ts';
export { extraProfessionalVoices } from './actions/extra-professional-voices.ts';
export { recordWork } from './actions/record-work.ts';
export { releaseCredits } from './actions/release-credits.ts';
export { type Reservation, reserveCredits } from './actions/reserve-credits.ts';
export { type Settlement, settleCredits } from './actions/settle-credits.ts';
export {
  type Concurrency,
  type GenerationPlace,
  takeGenerationPlace,
} from './actions/take-generation-place.ts';
export { checkOutputFormat } from './billing.policy.ts';
export { billingModule } from './module.ts';
export { type UserAnswerPart, userAnswerParts } from './user-answer.ts';
