import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'AI speech classifier',
};

export const { message: title } = defineMessages('ai-classifier-titles', titles);
