import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  agents: 'Agents',
  agent: 'Agent',
  playground: 'Agent playground',
  playgroundEntry: 'Playground',
  talk: 'Talk to an agent',
};

export const { message: title } = defineMessages('agents-titles', titles);
