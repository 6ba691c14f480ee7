import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  title: 'Studio',
  projectTitle: 'Studio project',
};

export const { message: title } = defineMessages('studio-titles', titles);
