import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Voices',
  cloneTitle: 'Clone a voice',
  collectionsTitle: 'Collections',
  voiceTitle: 'Voice',
};

export const { message: title } = defineMessages('voice-lab-titles', titles);
