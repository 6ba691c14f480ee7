import { defineMessages } from '#web/shared/messages.ts';

export const { message } = defineMessages('format', { justNow: 'just now' });
