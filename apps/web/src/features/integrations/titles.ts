import { defineMessages } from '#web/shared/messages.ts';

/** Known before the pages are loaded. */
export const titles = {
  title: 'Integrations',
  toolTitle: 'Tool',
  serverTitle: 'MCP server',
  newTool: 'New tool',
  newServer: 'Add MCP server',
  toolsFound: 'Tools of agents',
};

export const { message: title } = defineMessages('integrations-titles', titles);
