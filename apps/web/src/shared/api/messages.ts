import { defineMessages } from '#web/shared/messages.ts';

export const { message } = defineMessages('api', {
  networkError: 'Network error',
  somethingWentWrong: 'Something went wrong, please try again later.',
  tooManyAttempts: 'Too many attempts, please try again in a few minutes.',
  failedToReadBlob: 'Failed to read blob',
  bodyIsNull: 'Response body can not be null {{path}}',
});
