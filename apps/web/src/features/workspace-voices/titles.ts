import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Workspace voices',
};

export const { message: title } = defineMessages('workspace-voices-titles', titles);
