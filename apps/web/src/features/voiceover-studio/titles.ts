import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  title: 'Voiceover studio',
  projectTitle: 'Voiceover',
};

export const { message: title } = defineMessages('voiceover-studio-titles', titles);
