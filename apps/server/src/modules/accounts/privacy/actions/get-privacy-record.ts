import type { PrivacyRecord } from '@mynah/contract/accounts/privacy';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listLiveSessions } from '../../own-sessions/index.ts';
import { countActivity, findFirstActivity } from '../../product-events/index.ts';
import { toConsent } from '../../profile/index.ts';
import { getUser } from '../../users/index.ts';
import { ownedMaterial } from '../owned-material.ts';

/** What this server knows of the caller, counted where it is much. */
export async function getPrivacyRecord(platform: Platform, actor: Actor): Promise<PrivacyRecord> {
  const { db, clock, config, extensions } = platform;
  const user = await getUser(db, actor.userId);
  const firstActivity = await findFirstActivity(db, user.id);
  const material = await Promise.all(
    extensions.at(ownedMaterial).map(async ({ name, count }) => ({ name, count: await count(db, actor) })),
  );
  return {
    email: user.email,
    created_at_unix: unixSeconds(user.createdAt),
    location: user.geoLocation,
    live_sessions: (await listLiveSessions(db, user.id, clock.now())).length,
    has_sign_up_source: user.signUpSource !== null,
    consent: toConsent(user),
    ccpa_opt_out: user.ccpaOptOut,
    terms_agreed_to: {
      ...user.termsAgreedTo,
      ...(user.acceptedBipaTermsAt && { biometric_terms_unix: unixSeconds(user.acceptedBipaTermsAt) }),
    },
    material: material.filter(({ count }) => count > 0),
    activity: {
      count: await countActivity(db, user.id),
      first_at_unix: firstActivity && unixSeconds(firstActivity),
      days_kept: config.productEventDays,
      is_forwarded: config.eventsUrl !== undefined,
    },
  };
}
