import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('files', {
  choose: 'Choose a file',
  chooseAnother: 'Choose another',
  dismiss: 'Dismiss',
  refused: 'Files that were not added',
  isEmpty: 'This file is empty.',
  isTooLarge: 'This file is {{size}}. The most is {{most}}.',
  isTooLong: 'This recording lasts {{length}}. The most is {{most}}.',
  cannotRead: 'This file can’t be read. It may have been moved or deleted.',
  isPicture: 'This is a picture. Choose audio or video.',
  isDocument: 'This is a document. Choose audio or video.',
  isArchive: 'This is an archive. Unpack it, then choose a file from it.',
  isText: 'This is text, not a recording. Choose audio or video.',
  isProgram: 'This is a program. Choose audio or video.',
  isSound: 'There is no picture in this file. Choose a video.',
  isLocked: 'This file is copy-protected. Choose one without protection.',
  isCut: 'This file is incomplete. Try copying or downloading it again.',
});
