import { mayStoreVoicePrints, needsBiometricTerms } from '@mynah/contract/accounts/location';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';

/**
 * Stands before all that stores a voice print: clones, professional clones, readings of a captcha (PRV-002 to PRV-004).
 * A key calls for its person: where they are counts, not where the machine is.
 * @throws Failure `restricted_region`
 */
export async function requireVoicePrintsAllowed(
  { db }: Pick<Platform, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user) return;
  const { geoLocation, acceptedBipaTermsAt } = user;
  if (mayStoreVoicePrints({ geo_location: geoLocation, accepted_bipa_terms: acceptedBipaTermsAt !== null }))
    return;
  const region = geoLocation?.region;
  if (needsBiometricTerms(geoLocation)) {
    throw new Failure(
      'restricted_region',
      `In ${region}, you need to accept the biometric terms before you clone or verify a voice. Accept them in the app or with POST /v1/user/accept-bipa-terms.`,
    );
  }
  throw new Failure(
    'restricted_region',
    `Voices can’t be cloned or verified in ${region}. Biometric privacy law there doesn’t let this server store voiceprints.`,
  );
}
