import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Voice changer',
  historyTitle: 'Voice changer history',
  /** What it makes, as the history says it. */
  kind: 'Changed voice',
};

export const { message: title } = defineMessages('speech-to-speech-titles', titles);
