import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  dictionaries: 'Pronunciation dictionaries',
  newDictionary: 'New pronunciation dictionary',
};

export const { message: searchTitle } = defineMessages('dictionaries-search', searchTitles);
