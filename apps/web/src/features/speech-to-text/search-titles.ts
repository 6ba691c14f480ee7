import { defineMessages } from '#web/shared/messages.ts';

/** Known to the search before the pages are loaded. */
export const searchTitles = {
  transcripts: 'Transcripts',
  transcribe: 'Transcribe a recording',
  live: 'Transcribe live',
};

export const { message: searchTitle } = defineMessages('speech-to-text-search', searchTitles);
