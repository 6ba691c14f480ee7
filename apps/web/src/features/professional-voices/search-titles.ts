import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  train: 'Train a professional voice',
};

export const { message: searchTitle } = defineMessages('professional-voices-search', searchTitles);
