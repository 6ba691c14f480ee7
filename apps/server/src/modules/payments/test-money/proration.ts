/** What the rest of a period is worth, in whole cents, rounded to the payer's good. */
export interface Period {
  startsAtUnix: number;
  endsAtUnix: number;
}

/** Of what was paid: rounded up. */
export const unusedCents = (paidCents: number, period: Period, nowUnix: number): number =>
  Math.ceil((paidCents * secondsLeft(period, nowUnix)) / secondsOf(period));

/** Of what is to be paid: rounded down. */
export const restCents = (priceCents: number, period: Period, nowUnix: number): number =>
  Math.floor((priceCents * secondsLeft(period, nowUnix)) / secondsOf(period));

const secondsOf = ({ startsAtUnix, endsAtUnix }: Period): number => Math.max(1, endsAtUnix - startsAtUnix);

const secondsLeft = ({ startsAtUnix, endsAtUnix }: Period, nowUnix: number): number =>
  Math.min(Math.max(0, endsAtUnix - nowUnix), secondsOf({ startsAtUnix, endsAtUnix }));
