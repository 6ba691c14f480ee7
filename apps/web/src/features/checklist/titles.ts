import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Getting started',
};

export const { message: title } = defineMessages('checklist-titles', titles);
