import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('privacy-policy', {
  intro: 'What this server keeps of you, what for and for how long. Nothing of it is sold.',
  contact: 'Questions about your data',
  contactText: 'Write to the people who run this server:',
  contactUnknown: 'Ask the people who run this server and gave you its address.',
});
