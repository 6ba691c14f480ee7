import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('consent', {
  title: 'Your privacy',
  text: 'This server would like to record how the app is used. Nothing is recorded until you decide.',
  necessary: 'Necessary',
  necessaryHint: 'Keeps you signed in, and remembers what you decide here. Always on.',
  preferences: 'Preferences',
  preferencesHint: 'Remembers the voice and model you choose after you close the tab.',
  statistics: 'Statistics',
  statisticsHint: 'Counts which pages and features are used, never what you write or say.',
  marketing: 'Marketing',
  marketingHint: 'Remembers which link or ad brought you here.',
  categories: 'What may be recorded',
  acceptAll: 'Accept all',
  declineAll: 'Decline all',
  save: 'Save choices',
  choices: 'Privacy choices',
  choicesText: 'You can change this at any time.',
  policy: 'Privacy policy',
  sale: 'Do not sell or share my personal data',
  saleHint: 'Your choice under the California Consumer Privacy Act and similar laws.',
  saleQuestion: 'Opt out of sale and sharing?',
  saleText:
    'We’ll record in this browser, and on your account if you have one, that your personal data must not be sold or shared. The page will reload.',
  saleConfirm: 'Opt Out',
  saved: 'Saved',
});
