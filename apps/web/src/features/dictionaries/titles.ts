import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Pronunciation',
  dictionaryTitle: 'Pronunciation dictionary',
};

export const { message: title } = defineMessages('dictionaries-titles', titles);
