import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = { title: 'Privacy' };

export const { message: title } = defineMessages('privacy-titles', titles);
