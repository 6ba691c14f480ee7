import { defineMessages } from '#web/shared/messages.ts';

/** Of the parts of the page: known to the search before the page is loaded. */
export const searchTitles = {
  account: 'Account',
  profile: 'Profile',
  appearance: 'Appearance',
  language: 'Language',
  session: 'Session',
};

export const { message: searchTitle } = defineMessages('settings-search', searchTitles);
