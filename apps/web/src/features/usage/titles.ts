import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Usage',
  workspaceTitle: 'Workspace usage',
};

export const { message: title } = defineMessages('usage-titles', titles);
