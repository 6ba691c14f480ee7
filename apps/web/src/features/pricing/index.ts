export { PlanCard } from '#web/features/pricing/plan-card.tsx';
export type { PriceChoice } from '#web/features/pricing/price-choice.ts';
export { PriceChoiceBar } from '#web/features/pricing/price-choice-bar.tsx';
export { usePlanOffers } from '#web/features/pricing/pricing.requests.ts';
export { TestMoneyNote } from '#web/features/pricing/test-money-note.tsx';
