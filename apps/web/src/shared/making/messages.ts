import { defineMessages } from '#web/shared/messages.ts';

/** What every page that makes sound says. */
export const { message, useMessages } = defineMessages('making', {
  characters: '{{used}} / {{limit}}',
  charactersRead: '{{used}} of {{limit}} characters',
  credits_one: '{{cost}} credit',
  credits_other: '{{cost}} credits',
  creditsLeft: '{{remaining}} left',
  seed: 'Seed',
  seedHint: 'The same number gives the same result again.',
  seedPlaceholder: 'A new one each time',
  seedInvalid: 'A whole number from 0 to {{most}}.',
  getCode: 'Get code',
  createKey: 'Create an API key',
  done: 'Done',
  retry: 'Try again',
  dismiss: 'Dismiss',
  warnings: 'Not everything could be done as asked: {{warnings}}',
});
