import type { ConsentDecision } from '@mynah/contract/accounts/consent';
import { agreements } from '@mynah/contract/accounts/terms';
import type { Account } from '@mynah/contract/accounts/user';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { toOnboarding } from '../onboarding/index.ts';
import type { UserRow } from '../users/index.ts';

interface AccountFacts {
  user: UserRow;
  /** Masked; of the text-message factor, where there is one. */
  smsNumber: string | null;
  isStaff: boolean;
}

/** What GET /v1/user says of the account; the workspace's part is billing's. */
export const toAccount = ({ user, smsNumber, isStaff }: AccountFacts): Account => ({
  user_id: user.id,
  email: user.email,
  first_name: user.firstName,
  created_at: unixSeconds(user.createdAt),
  created_at_unix: unixSeconds(user.createdAt),
  is_new_user: !user.isOnboardingCompleted,
  is_email_verified: user.emailVerifiedAt !== null,
  ...toOnboarding(user),
  agrees_to_product_updates: user.agreesToProductUpdates,
  geo_location: user.geoLocation,
  accepted_bipa_terms: user.acceptedBipaTermsAt !== null,
  has_alpha_access: user.hasAlphaAccess,
  public_user_id: user.publicUserId,
  public_user_name: user.publicUserName,
  sms_mfa_factor: smsNumber === null ? null : { phone_number: smsNumber },
  prompts_shown: {
    long_content_use_projects: user.promptsShown.long_content_use_projects ?? false,
    dubbing_use_cases_banner: user.promptsShown.dubbing_use_cases_banner ?? false,
  },
  terms_agreed_to: toTerms(user),
  ccpa_opt_out: user.ccpaOptOut,
  consent: toConsent(user),
  profile_page_handle: user.profilePageHandle,
  interface_language: user.interfaceLanguage,
  is_in_probation: user.isInProbation,
  backup_code_hash: null,
  referral_link_code: user.referralLinkCode,
  partnerstack_partner_default_link: null,
  moderation_warning_dismissed: user.moderationWarningDismissedAt !== null,
  is_producer: user.isProducer,
  is_staff: isStaff,
});

export const toConsent = ({ consent }: Pick<UserRow, 'consent'>): ConsentDecision | null =>
  consent && {
    preferences: consent.preferences,
    statistics: consent.statistics,
    marketing: consent.marketing,
    decided_at_unix: consent.decidedAtUnix,
  };

const toTerms = ({ termsAgreedTo }: UserRow): Account['terms_agreed_to'] =>
  Object.fromEntries(
    agreements.map((agreement) => [`${agreement}_unix`, termsAgreedTo[`${agreement}_unix`] ?? null]),
  ) as Account['terms_agreed_to'];
