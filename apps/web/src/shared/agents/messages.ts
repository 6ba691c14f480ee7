import { defineMessages } from '#web/shared/messages.ts';

export const { message, useMessages } = defineMessages('shared-agents', {
  notUsed: 'Not used',
  andMore: 'and {{count}} more',
  close: 'Close',
  stageSearch: 'Search',
  stageFirstWord: 'First word',
  stageFirstSentence: 'First sentence',
  stageFirstSound: 'First sound',
});
