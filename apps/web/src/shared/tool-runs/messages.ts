import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('tool-runs', {
  uploading: 'Uploading',
  checking: 'Checking the file',
  sent: '{{sent}} of {{total}}',
  waiting: 'Queued',
  left: 'About {{time}} left',
  leave: 'You can leave this page. We’ll let you know when it’s done.',
  stop: 'Stop',
  stopped: 'Stopped',
  failed: 'Something went wrong',
  retry: 'Try again',
  dismiss: 'Dismiss',
  ready: '{{kind}} is ready',
  notMade: '{{kind}} couldn’t be created',
  open: 'Open',
});
