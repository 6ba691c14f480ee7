import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('privacy-policy', {
  intro: 'What this server stores about you, why, and for how long. None of it is sold.',
  contact: 'Questions about your data',
  contactText: 'Contact the people who run this server:',
  contactUnknown: 'Ask the people who run this server and gave you its address.',
});
