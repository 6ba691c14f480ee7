import { z } from 'zod';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Claims } from '../claims.ts';

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]);

const schema = z.object({
  sub: z.string().min(1).max(500),
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  /** Some providers leave it out; only a plain no counts as one. */
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional(),
  given_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  groups: texts.optional().catch(undefined),
});

/** The claims that count here. @throws Failure `sso_failed` without an address, or with one that is not confirmed */
export function oidcClaims(given: object): Claims {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new Failure(
      'sso_failed',
      'The identity provider didn’t send an email address. Set it to send the claim "email".',
    );
  }
  const { sub, email, email_verified, given_name, name, groups } = parsed.data;
  if (email_verified === false) {
    throw new Failure('sso_failed', 'The identity provider says this email address isn’t verified.');
  }
  return { subject: sub, email, firstName: given_name || name?.split(' ')[0] || undefined, groups };
}
