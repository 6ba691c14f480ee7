import * as z from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';

const challenge = z.object({
  mfa_token: z.string(),
  mfa_factors: z.array(z.enum(['totp', 'sms'])).check(z.minLength(1)),
  /** Masked; of text messages. */
  phone_number: z.nullable(z.string()),
});

/** What the right password got where the account has a second factor. */
export type SecondFactorChallenge = z.infer<typeof challenge>;

/** What a refused sign-in asks for next; undefined when it was refused for another reason. */
export function secondFactorChallengeOf(error: unknown): SecondFactorChallenge | undefined {
  if (!(error instanceof ApiError) || error.reason !== 'mfa_required') return undefined;
  return z.safeParse(challenge, error.data).data;
}
