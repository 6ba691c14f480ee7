import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('search', {
  title: 'Search',
  placeholder: 'Search voices, history, people, settings…',
  results: 'Results',
  recent: 'Recent',
  goTo: 'Go to',
  sections: 'Settings',
  actions: 'Actions',
  allIn: 'See all in {{list}}',
  searching: 'Searching…',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  noMatch: 'No results for “{{query}}”',
  noMatchHint: 'Try fewer words, or the beginning of a word.',
  failed: 'Couldn’t search {{lists}}.',
  tryAgain: 'Try again',
  keyMove: 'Move',
  keyOpen: 'Open',
  keyClose: 'Close',
  close: 'Close search',
});
