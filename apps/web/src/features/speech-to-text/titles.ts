import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Speech to text',
  editor: 'Transcript',
};

export const { message: title } = defineMessages('speech-to-text-titles', titles);
