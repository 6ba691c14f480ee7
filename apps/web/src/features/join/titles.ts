import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  pageTitle: 'Join a workspace',
};

export const { message: title } = defineMessages('join-titles', titles);
