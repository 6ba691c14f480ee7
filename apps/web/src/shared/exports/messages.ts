import { defineMessages } from '#web/shared/messages.ts';

export const { useMessages } = defineMessages('exports', {
  makeFile: 'Make file',
  madeBefore: 'Files',
  loadingExports: 'Loading files',
  exportsFailed: 'Couldn’t load the files',
  noExports: 'No files yet',
  noExportsText: 'What you make stays here to download.',
  download: 'Download',
  removeExport: 'Delete {{name}}',
  making: 'Making {{name}}',
  exportFailed: 'This file couldn’t be made.',
});
