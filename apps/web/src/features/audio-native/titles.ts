import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Audio native',
  settingsTitle: 'Audio native settings',
  looksTitle: 'Player',
};

export const { message: title } = defineMessages('audio-native-titles', titles);
