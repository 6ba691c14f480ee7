import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('recording', {
  choose: 'Choose a file',
  record: 'Record',
  recording: 'Recording',
  level: 'Microphone level',
  discard: 'Discard',
  stop: 'Stop recording',
  quiet: 'We can’t hear anything. Is the right microphone selected?',
  noMicrophone: 'This page can’t use a microphone. Allow it in your browser, or choose a file.',
});
