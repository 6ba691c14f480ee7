import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  engines: 'Speech engines',
  engine: 'Speech engine',
  newEngine: 'New speech engine',
};

export const { message: title } = defineMessages('speech-engines-titles', titles);
