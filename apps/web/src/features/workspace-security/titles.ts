import { defineMessages } from '#web/shared/messages.ts';

/** Known before the page is loaded. */
export const titles = {
  title: 'Workspace security',
  navigation: 'Security',
  peopleTitle: 'People and groups',
};

export const { message: title } = defineMessages('workspace-security-titles', titles);
