import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'General',
};

export const { message: title } = defineMessages('workspace-general-titles', titles);
