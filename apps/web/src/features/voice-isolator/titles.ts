import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Voice isolator',
  kind: 'Isolated voice',
};

export const { message: title } = defineMessages('voice-isolator-titles', titles);
