import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  dashboard: 'Agents dashboard',
  dashboardEntry: 'Dashboard',
  conversations: 'Conversations',
  conversation: 'Conversation',
};

export const { message: title } = defineMessages('conversations-titles', titles);
