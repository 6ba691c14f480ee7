import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'API keys',
  workspaceTitle: 'Workspace API keys',
};

export const { message: title } = defineMessages('api-keys-titles', titles);
