import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  verifyTitle: 'Verify your email',
  resetTitle: 'Reset your password',
  optOutTitle: 'Product updates',
  restoreTitle: 'Restore your account',
};

export const { message: title } = defineMessages('email-links-titles', titles);
