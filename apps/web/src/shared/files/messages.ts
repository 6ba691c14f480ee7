import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('files', {
  choose: 'Choose a file',
  chooseAnother: 'Choose another',
  dismiss: 'Dismiss',
  refused: 'Files that weren’t added',
  isEmpty: 'This file is empty.',
  isTooLarge: 'This file is {{size}}. The maximum is {{most}}.',
  isTooLong: 'This recording is {{length}} long. The maximum is {{most}}.',
  cannotRead: 'This file can’t be read. It may have been moved or deleted.',
  isPicture: 'This is an image. Choose audio or video.',
  isDocument: 'This is a document. Choose audio or video.',
  isArchive: 'This is an archive. Unzip it, then choose a file from it.',
  isText: 'This is text, not a recording. Choose audio or video.',
  isProgram: 'This is a program. Choose audio or video.',
  isSound: 'This file has no picture. Choose a video.',
  isLocked: 'This file is copy-protected. Choose one without protection.',
  isCut: 'This file is incomplete. Try copying or downloading it again.',
});
