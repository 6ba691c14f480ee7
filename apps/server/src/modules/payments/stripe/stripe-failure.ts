import Stripe from 'stripe';
import { Failure } from '../../../platform/errors/index.ts';

/** A refusal of Stripe as ours: whose card it is, learns why; of what is wrong between the two servers only the log. */
export async function asFailures<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    throw toStripeFailure(cause);
  }
}

function toStripeFailure(cause: unknown): unknown {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  if (cause instanceof StripeCardError) {
    return new Failure('payment_declined', `${cause.message} Update the payment method.`, { cause });
  }
  const isAway =
    cause instanceof StripeConnectionError ||
    cause instanceof StripeAPIError ||
    cause instanceof StripeRateLimitError;
  return isAway
    ? new Failure('outside_unreachable', 'The payment provider didn’t respond. Try again.', { cause })
    : cause;
}

/** A card was not charged. */
export const isDeclined = (cause: unknown): boolean => cause instanceof Stripe.errors.StripeCardError;

/** Stripe knows no such thing. */
export const isMissing = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeInvalidRequestError &&
  (cause.code === 'resource_missing' || cause.statusCode === 404);

/** One of this id is there: somebody else was quicker. */
export const isTaken = (cause: unknown): boolean =>
  cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_already_exists';

/** What Stripe does not do for somebody who works here: they learn why. @throws Failure `conflict` */
export async function refusalAsConflict<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
    throw new Failure('conflict', cause.message, { cause });
  }
}
