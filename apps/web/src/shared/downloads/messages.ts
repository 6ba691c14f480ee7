import { defineMessages } from '#web/shared/messages.ts';

export const { message } = defineMessages('downloaded-files', {
  zip: 'Zip of several files',
  unknownDownloadType: 'Invalid response type received: {{type}} is not supported.',
});
