import { ApiError } from '#web/shared/api/api-error.ts';

/** What the page asks for; another way in, or another proof, is another step. */
export type SignInStep = { name: 'password' } | { name: 'verify-email'; email: string };

/** The step that a refusal leads to; undefined where the form itself says what is wrong. */
export function nextStep(error: unknown, { email }: { email: string }): SignInStep | undefined {
  const reason = error instanceof ApiError ? error.reason : undefined;
  if (reason === 'email_not_verified') return { name: 'verify-email', email };
  return undefined;
}
