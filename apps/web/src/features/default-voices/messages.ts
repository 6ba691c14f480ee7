import { titles } from '#web/features/default-voices/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('default-voices', {
  ...titles,
  intro:
    'The voices that come with this server. Listen, take one, or mark with the star which one to start with.',
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
  emptyText: 'The voice packs of this server may still be on their way. This page fills by itself.',
});
