import { titles } from '#web/features/single-sign-on/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('single-sign-on', {
  ...titles,
  or: 'or',
  continue: 'Continue with single sign-on',
  continueWith: 'Continue with {{name}}',
  enforced: 'Your workspace requires single sign-on.',
  email: 'Work email',
  emailInvalid: 'Enter your work email address.',
  find: 'Continue',
  none: 'Single sign-on isn’t set up for this address.',
  // the words before the server's are those of ERR-011
  fetchFailed: 'Error when fetching workspace identity providers {{reason}}',
  returnHeading: 'One moment…',
  returnText: 'Your identity provider confirmed who you are. Signing you in…',
  failedHeading: 'Sign-in failed',
  failedText: 'Nothing was changed. You can try again.',
  back: 'Back to sign-in',
  error_sso_failed: 'Your identity provider’s response wasn’t accepted. Ask a workspace admin to test it.',
  error_sso_state_unknown:
    'This sign-in was started in another browser, took too long, or was already used. Start again.',
  error_sso_not_a_member: 'You’re not a member of this workspace. Ask an admin for an invite.',
  error_sso_not_in_plan: 'Your workspace’s plan doesn’t include single sign-on.',
  error_sso_domain_not_verified: 'Your workspace hasn’t verified your email domain. Ask an admin.',
  error_sso_other_workspace:
    'Your email address belongs to an account in another workspace. Sign in with your password, then join with an invite.',
  error_sso_no_seat: 'Your workspace has no seats left. Ask an admin for one.',
  error_sso_provider_unreachable: 'Your identity provider didn’t respond. Try again in a minute.',
  error_member_locked: 'Your access to this workspace is locked. Ask an admin.',
  error_account_deleted: 'This account was deleted. The server’s operator can restore it within 14 days.',
  error_unknown: 'Something went wrong while returning from your identity provider. Try again.',
});
