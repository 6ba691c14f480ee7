import { titles } from '#web/features/home/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('home', {
  ...titles,
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  greeting: '{{greeting}}, {{name}}',
  tryLabel: 'What should be said?',
  tryPlaceholder: 'Type or paste a sentence and hear it spoken.',
  tryAction: 'Speak it',
  tryLength: 'About {{duration}} of speech',
  samples: 'Or start with',
  sampleStory: 'A story',
  sampleStoryText:
    'The harbor was still asleep when the first boat came in, and nobody saw who stepped ashore with the blue suitcase.',
  sampleNews: 'An announcement',
  sampleNewsText:
    'The next train to the coast leaves from platform four in ten minutes. Please mind your luggage.',
  sampleVoicemail: 'A greeting',
  sampleVoicemailText:
    'Hello, and thank you for calling. We are all in a meeting, but your message will be heard today.',
  recent: 'Recent',
  recentAll: 'See all',
  recentEmptyTitle: 'Nothing spoken yet',
  recentEmptyText: 'What you generate is kept here, to be heard again, downloaded and compared.',
  recentFailed: 'Your recent items could not be loaded',
  recentLoading: 'Loading recent items',
  underWay: 'Under way',
  waits: 'Waiting',
  percent: '{{percent}}%',
  speakWith: 'Speak with',
  credits: 'Credits',
  creditsOf: '{{used}} of {{limit}} used',
  creditsReset: 'Renews on {{date}}',
  creditsFailed: 'Your credits could not be loaded',
});
