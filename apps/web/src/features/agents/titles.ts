import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  agents: 'Agents',
  agent: 'Agent',
  playground: 'Agent playground',
  talk: 'Talk to an agent',
};

export const { message: title } = defineMessages('agents-titles', titles);
