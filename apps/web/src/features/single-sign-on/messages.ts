import { titles } from '#web/features/single-sign-on/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('single-sign-on', {
  ...titles,
  or: 'or',
  continue: 'Continue with single sign-on',
  continueWith: 'Continue with {{name}}',
  enforced: 'Your workspace has its members sign in here.',
  email: 'Work email',
  emailInvalid: 'Enter your work email address.',
  find: 'Continue',
  none: 'No single sign-on is set up for this address.',
  // the words before the server's are those of ERR-011
  fetchFailed: 'Error when fetching workspace identity providers {{reason}}',
  returnHeading: 'One moment',
  returnText: 'Your identity provider let you in. You are being signed in.',
  failedHeading: 'Sign-in did not work',
  failedText: 'Nothing was changed. You can try again.',
  back: 'Back to sign-in',
  error_sso_failed:
    'The answer of your identity provider was not accepted. Ask an admin of your workspace to test it.',
  error_sso_state_unknown:
    'This sign-in was not started in this browser, took too long, or was used already. Start again.',
  error_sso_not_a_member: 'You are not a member of this workspace. Ask an admin for an invite.',
  error_sso_not_in_plan: 'The plan of your workspace has no single sign-on.',
  error_sso_domain_not_verified: 'Your workspace did not verify the domain of your address. Ask an admin.',
  error_sso_other_workspace:
    'Your address belongs to an account of another workspace. Sign in with your password, then join by an invite.',
  error_sso_no_seat: 'Your workspace has no seat left. Ask an admin for one.',
  error_sso_provider_unreachable: 'Your identity provider did not answer. Try again in a minute.',
  error_member_locked: 'Your workspace locked your membership. Ask an admin.',
  error_account_deleted: 'This account was deleted. Within 14 days the operator can bring it back.',
  error_unknown: 'Something went wrong on the way back from your identity provider. Try again.',
});
