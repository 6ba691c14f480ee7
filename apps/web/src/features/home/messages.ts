import { titles } from '#web/features/home/titles.ts';
import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('home', {
  ...titles,
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  greeting: '{{greeting}}, {{name}}',
  tryLabel: 'What would you like to hear?',
  tryPlaceholder: 'Type or paste a sentence to hear it spoken.',
  tryAction: 'Generate speech',
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
  recentEmptyTitle: 'Nothing generated yet',
  recentEmptyText: 'Everything you generate is kept here, to play, download and compare.',
  recentFailed: 'Couldn’t load your recent items',
  recentLoading: 'Loading recent items',
  underWay: 'In progress',
  waits: 'Waiting',
  percent: '{{percent}}%',
  speakWith: 'Start with a voice',
  creditsReset: 'Resets on {{date}}',
});
