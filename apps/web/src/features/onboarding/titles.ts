import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Welcome',
  nextTitle: 'All set',
};

export const { message: title } = defineMessages('onboarding-titles', titles);
