import { titles } from '#web/features/default-voices/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('default-voices', {
  ...titles,
  intro: 'The voices that come with this server. Listen, use one, or star the one you want to start with.',
  list: 'Default voices',
  language: 'Language',
  anyLanguage: 'Any language',
  accent: 'Accent',
  anyAccent: 'Any accent',
  gender: 'Gender',
  anyGender: 'Any gender',
  female: 'Female',
  male: 'Male',
  neutral: 'Neutral',
  emptyTitle: 'No voices yet',
  emptyText: 'This server’s voice packs may still be downloading. Voices appear here once they’re ready.',
});
