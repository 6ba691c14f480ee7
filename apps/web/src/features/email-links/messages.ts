import { titles } from '#web/features/email-links/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('email-links', {
  ...titles,
  email: 'Email',
  emailInvalid: 'Enter a valid email address.',
  backToSignIn: 'Back to sign-in',
  goToSignIn: 'Go to sign-in',

  inboxText: 'We sent a link to {{email}}. Open it in this browser and you are signed in at once.',
  inboxHint: 'Nothing there? Look among the spam, or send it once more.',
  resend: 'Send again',
  resendIn: 'Send again in {{seconds}} s',
  resent: 'Another link is on its way.',
  outboxHint: 'This server sends no mail itself: its owner finds the link in the outbox.',

  verifyHeading: 'One moment',
  verifying: 'Verifying your address…',
  verifiedTitle: '{{email}} is verified',
  verifiedText: 'Your account is open. Sign in with your password.',
  verifyFailedTitle: 'This link could not be applied',
  verifyFailedText:
    'An unknown error occurred. The link may have been used, or it is older than 24 hours. Sign in to get a new one.',
  verificationSendFailed: 'An error occured while sending the verification email.',

  resetHeading: 'Forgot your password?',
  resetText: 'Tell us your address and we mail you a link that sets a new one.',
  resetSubmit: 'Send the link',
  resetRequested:
    'If a user with the email {{email}} exists, then we have sent an email containing instructions on how to reset your password.',
  resetRequestFailed: 'An error occured while requesting the password change.',
  resetCheckMail: 'Check your inbox',
  newPasswordHeading: 'Choose a new password',
  newPasswordText: 'For {{email}}. Every session ends; you sign in again with the new one.',
  newPassword: 'New password',
  passwordHint: 'At least {{count}} characters. A few words are easier to keep than signs.',
  passwordShort: 'Use at least {{count}} characters.',
  newPasswordSubmit: 'Set the password',
  passwordSetTitle: 'Your password is set',
  passwordSetText: 'Sign in to {{email}} with the new one.',
  resetCodeTitle: 'This link does not work any more',
  resetCodeText: 'A link works once and holds for an hour. Ask for a new one.',
  askAgain: 'Ask for a new link',
  checking: 'Checking the link…',

  emailUpdated: 'Email updated! Please refresh this page to reauthenticate.',
  emailUpdateFailed: 'Unable to update email, {{reason}}',
  changeEmail: 'Change email',
  changeEmailText:
    'We mail a link to the new address. It counts once you open it; the old one can take it back for 30 days.',
  newEmail: 'New email',
  cancel: 'Cancel',
  changeEmailSubmit: 'Send the link',
  changeEmailSent: 'Open the link that we sent to {{email}}.',

  restoreNoCodeTitle: 'The link is not complete',
  restoreNoCodeText: 'Open the whole link of the mail about the deletion.',

  optOutHeading: 'No more product updates?',
  optOutText: 'Mails about your account and its security still come.',
  optOutSubmit: 'Stop these mails',
  optOutDoneTitle: 'You get no more product updates',
  optOutDoneText: 'You can change your mind in the settings of your account.',
  optOutNoKeyTitle: 'The link is not complete',
  optOutNoKeyText: 'Open the whole link at the foot of the mail.',

  restoreHeading: 'Bring your account back?',
  restoreText: 'It is as it was before you deleted it.',
  restoreLost: 'API keys and invites do not come back: make new ones.',
  restoreSubmit: 'Bring it back',
  restoredTitle: '{{email}} is back',
  restoredText: 'Sign in with your password.',
});
