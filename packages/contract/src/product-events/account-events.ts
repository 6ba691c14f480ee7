import { byCall, byEither, byServer, inApp } from './event.ts';

/** How people come, who they are, and how they go. */
export const accountEvents = {
  owner_set_up: byEither('The owner of the server was set up.'),
  sign_up_started: byCall('An address was given to sign up with.', 'POST /v1/user/pre-sign-up'),
  signed_up: byCall('An account was made.', 'POST /v1/user/auth/sign-up'),
  registration_completed: byCall(
    'A new account told where it came from.',
    'POST /v1/user/post-registration-user-setup',
  ),
  signed_in: inApp('Somebody signed in.'),
  signed_out: inApp('Somebody signed out.'),
  email_verified: byCall('An email address was verified.', 'POST /v1/user/auth/verify-email'),
  password_reset_requested: byCall(
    'A mail to reset a password was asked for.',
    'POST /v1/user/send-password-reset-email',
  ),
  password_reset_completed: byCall('A password was reset.', 'POST /v1/user/auth/confirm-password-reset'),
  email_change_requested: byCall(
    'A change of the email address was asked for.',
    'POST /v1/user/send-email-change-verification',
  ),
  email_changed: byCall('The email address of an account changed.', 'PUT /v1/user/email'),
  product_updates_declined: byCall(
    'Somebody declined mails about updates by the link of a mail.',
    'POST /v1/user/opt-out-of-updates',
  ),
  single_sign_on_started: byCall('A sign-in through a provider began.', 'POST /v1/single-sign-on/start'),
  single_sign_on_completed: byCall(
    'A sign-in through a provider succeeded.',
    'POST /v1/single-sign-on/collect',
  ),
  profile_edited: byCall('The profile of an account changed.', 'POST /v1/user/edit-user-metadata'),
  public_name_changed: byCall('A public name changed.', 'POST /v1/user/update-public-user-name'),
  biometric_terms_accepted: byCall('The biometric terms were accepted.', 'POST /v1/user/accept-bipa-terms'),
  terms_accepted: byCall('The terms of a product were accepted.', 'POST /v1/user/accept-terms'),
  data_exported: byCall('Somebody exported all of their data.', 'GET /v1/user/export'),
  activity_erased: byCall('Somebody erased their recorded activity.', 'DELETE /v1/user/activity'),
  account_restored: byCall('A deleted account was restored.', 'POST /v1/user/restore-account'),
  privacy_choices_opened: inApp('The dialog about what may be recorded was opened.'),
  privacy_choices_made: inApp('Somebody chose what may be recorded.'),
  sale_opted_out: inApp('Somebody opted out of the sale of personal data.'),
  ad_visited: byEither('An ad brought a visitor.'),
  theme_changed: inApp('Light, dark or the system’s theme was chosen.'),
  onboarding_completed: byEither('The first questions were answered.'),
  onboarding_checklist_item_completed: byEither('A step of the first checklist was done.'),
  onboarding_checklist_hidden: byEither('The first checklist was hidden.'),
  account_deletion_requested: byServer('Somebody asked to have their account deleted.'),
  account_deletion_cancelled: byServer('A deleted account was taken back in time.'),
  account_deleted: byServer('An account was erased after its 14 days.'),
};

/** How an account is protected. */
export const securityEvents = {
  reauthenticated: byCall('Somebody proved once more who they are.', 'POST /v1/user/reauthenticate'),
  other_sessions_ended: byCall('All other sessions were ended.', 'POST /v1/user/log-out-other-sessions'),
  trusted_device_removed: byCall(
    'A trusted browser was removed.',
    'DELETE /v1/user/trusted-devices/{device_id}',
  ),
  phone_changed: byCall('A telephone number was confirmed.', 'POST /v1/user/update-phone'),
  factors_changed: byCall('The factors of the sign-in changed.', 'POST /v1/user/update-mfa-factors'),
  backup_code_created: byCall('A backup code was made.', 'POST /v1/user/backup-code'),
  passkey_added: byCall('A passkey was added.', 'POST /v1/user/passkeys'),
  passkey_removed: byCall('A passkey was removed.', 'DELETE /v1/user/passkeys/{passkey_id}'),
  passkey_used: byCall('Somebody signed in with a passkey.', 'POST /v1/user/passkeys/sign-in'),
};

/** What the product costs; the server alone knows. */
export const billingEvents = {
  subscription_started: byServer('A paid plan began.'),
  subscription_upgraded: byServer('A plan became a larger one.'),
  subscription_downgraded: byServer('A plan became a smaller one.'),
  subscription_cancelled: byServer('A plan was cancelled.'),
  subscription_renewed: byServer('A cancelled plan was taken up again.'),
  payment_succeeded: byServer('A payment came in.'),
  payment_failed: byServer('A payment failed.'),
  credit_limit_reached: byServer('A workspace used up its credits.'),
  usage_limits_edited: byCall('Usage beyond the plan was allowed or not.', 'POST /v1/user/edit'),
  affiliate_link_generated: inApp('Somebody got their referral link.'),
};

/** What is refused, and what follows from it; the server alone decides. */
export const moderationEvents = {
  moderation_warning_issued: byServer('Somebody was warned.'),
  moderation_content_blocked: byServer('A text was refused.'),
  moderation_probation_started: byServer('An account was put on probation.'),
  ai_speech_classified: byCall(
    'A recording was checked for AI speech.',
    'POST /v1/moderation/ai-speech-classification',
  ),
};
