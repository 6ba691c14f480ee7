import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('recording', {
  choose: 'Choose a file',
  record: 'Record',
  recording: 'Recording',
  level: 'Level of the microphone',
  discard: 'Discard',
  stop: 'Stop recording',
  quiet: 'Nothing is heard. Is the right microphone chosen?',
  noMicrophone: 'There is no microphone that this page may use. Allow it in the browser, or choose a file.',
});
