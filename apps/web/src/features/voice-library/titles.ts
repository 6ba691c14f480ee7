import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Voice library',
  collectionsTitle: 'Voice library collections',
  sharedTitle: 'Shared voices',
  sharedVoice: 'Shared voice',
};

export const { message: title } = defineMessages('voice-library-titles', titles);
