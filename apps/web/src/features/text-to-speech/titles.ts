import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Text to speech',
};

export const { message: title } = defineMessages('text-to-speech-titles', titles);
