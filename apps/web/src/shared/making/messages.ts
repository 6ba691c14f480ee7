import { defineMessages } from '#web/shared/messages.ts';

/** What every page that makes sound says. */
export const { message, useMessages } = defineMessages('making', {
  characters: '{{used}} / {{limit}}',
  charactersRead: '{{used}} of {{limit}} characters',
  credits_one: '{{cost}} credit',
  credits_other: '{{cost}} credits',
  creditsLeft: '{{remaining}} left',
  seed: 'Seed',
  seedHint: 'The same seed gives the same result again.',
  seedPlaceholder: 'Random',
  seedInvalid: 'Enter a whole number from 0 to {{most}}.',
  getCode: 'Get code',
  createKey: 'Create an API key',
  done: 'Done',
  retry: 'Try again',
  dismiss: 'Dismiss',
  warnings: 'Some settings couldn’t be applied: {{warnings}}',
});
