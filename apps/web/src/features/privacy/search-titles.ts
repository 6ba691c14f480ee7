import { defineMessages } from '#web/shared/messages.ts';

/** Of the parts of the page: known to the search before the page is loaded. */
export const searchTitles = {
  choices: 'Your choices',
  known: 'What is known',
  activity: 'Activity',
  data: 'Your data',
};

export const { message: searchTitle } = defineMessages('privacy-search', searchTitles);
