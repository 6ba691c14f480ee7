import { defineMessages } from '#web/shared/messages.ts';

/** Of the parts of the page: known to the search before the page is loaded. */
export const searchTitles = {
  twoFactor: 'Two-factor authentication',
  passkeys: 'Passkeys',
  sessions: 'Sessions',
  trusted: 'Trusted devices',
  granted: 'Apps with access',
};

export const { message: searchTitle } = defineMessages('security-search', searchTitles);
