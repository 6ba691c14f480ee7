import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Agent settings',
  entry: 'Settings',
  newSecret: 'New secret',
};

export const { message: title } = defineMessages('agents-settings-titles', titles);
