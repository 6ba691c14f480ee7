import { defineMessages } from '#web/shared/messages.ts';

export const { message } = defineMessages('downloaded-files', {
  zip: 'ZIP file',
  unknownDownloadType: 'Invalid response type received: {{type}} is not supported.',
});
