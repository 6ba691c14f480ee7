import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('ui', {
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Your browser did not allow copying. Select the text and copy it yourself.',
  done: 'Done',
  errorTitle: 'This did not work',
  loading: 'Loading',
  notifications: 'Notifications',
  requestId: 'Request {{id}}',
  tryAgain: 'Try again',
  copyRequestId: 'Copy request ID',
  confirmIn: '{{label}} ({{seconds}})',
  language: 'Language',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
});
