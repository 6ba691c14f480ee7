import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('privacy-policy', {
  intro: 'What this server stores about you, why, and for how long. None of it is sold.',
  recording: 'What may be recorded',
  recordingText: 'See what you agreed to, and change it at any time.',
  choices: 'Privacy choices',
  contact: 'Questions about your data',
  contactText: 'Contact the people who run this server:',
  contactUnknown: 'Ask the people who run this server and gave you its address.',
});
