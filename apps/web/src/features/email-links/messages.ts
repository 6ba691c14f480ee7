import { titles } from '#web/features/email-links/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('email-links', {
  ...titles,
  email: 'Email',
  emailInvalid: 'Enter a valid email address.',
  backToSignIn: 'Back to sign-in',
  goToSignIn: 'Go to sign-in',

  inboxText: 'We sent a link to {{email}}. Open it in this browser to sign in.',
  inboxHint: 'Didn’t get it? Check your spam folder, or send it again.',
  resend: 'Send again',
  resendIn: 'Send again in {{seconds}} s',
  resent: 'We sent you another link.',
  outboxHint: 'This server doesn’t send email. Its owner can find the link in the outbox.',

  verifyHeading: 'One moment…',
  verifying: 'Verifying your email address…',
  verifiedTitle: '{{email}} is verified',
  verifiedText: 'Your account is ready. Sign in with your password.',
  verifyFailedTitle: 'Couldn’t verify your email',
  verifyFailedText:
    'An unknown error occurred. The link may have been used already or be more than 24 hours old. Sign in to get a new one.',
  verificationSendFailed: 'An error occured while sending the verification email.',

  resetHeading: 'Forgot your password?',
  resetText: 'Enter your email address, and we’ll send you a link to choose a new password.',
  resetSubmit: 'Send link',
  resetRequested:
    'If a user with the email {{email}} exists, then we have sent an email containing instructions on how to reset your password.',
  resetRequestFailed: 'An error occured while requesting the password change.',
  resetCheckMail: 'Check your inbox',
  newPasswordHeading: 'Choose a new password',
  newPasswordText:
    'For {{email}}. You’ll be signed out everywhere and can sign in again with your new password.',
  newPassword: 'New password',
  passwordHint: 'At least {{count}} characters. A few words are easier to remember than symbols.',
  passwordShort: 'Use at least {{count}} characters.',
  newPasswordSubmit: 'Set password',
  passwordSetTitle: 'Your password has been changed',
  passwordSetText: 'Sign in to {{email}} with your new password.',
  resetCodeTitle: 'This link no longer works',
  resetCodeText: 'Links work once and expire after an hour. Request a new one.',
  askAgain: 'Request a new link',
  checking: 'Checking the link…',

  emailUpdated: 'Email updated! Please refresh this page to reauthenticate.',
  emailUpdateFailed: 'Unable to update email, {{reason}}',
  changeEmail: 'Change email',
  changeEmailText:
    'We’ll send a link to your new address. The change takes effect when you open it, and can be undone from the old address for 30 days.',
  newEmail: 'New email',
  cancel: 'Cancel',
  changeEmailSubmit: 'Send link',
  changeEmailSent: 'Open the link we sent to {{email}}.',

  restoreNoCodeTitle: 'This link is incomplete',
  restoreNoCodeText: 'Open the full link from the email about your account’s deletion.',

  optOutHeading: 'Unsubscribe from product updates?',
  optOutText: 'You’ll still get emails about your account and its security.',
  optOutSubmit: 'Unsubscribe',
  optOutDoneTitle: 'You’ve unsubscribed',
  optOutDoneText: 'You can change this anytime in your account settings.',
  optOutNoKeyTitle: 'This link is incomplete',
  optOutNoKeyText: 'Open the full link at the bottom of the email.',

  restoreHeading: 'Restore your account?',
  restoreText: 'Everything will be as it was before you deleted it.',
  restoreLost: 'API keys and invites can’t be restored. You’ll need to create new ones.',
  restoreSubmit: 'Restore account',
  restoredTitle: '{{email}} has been restored',
  restoredText: 'Sign in with your password.',
});
