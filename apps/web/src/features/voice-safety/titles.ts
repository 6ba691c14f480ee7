import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Voice verification',
};

export const { message: title } = defineMessages('voice-safety-titles', titles);
