export type { McpConnection } from './connection.ts';
export { overriddenInput } from './input-overrides.ts';
export { loadMcpTools, type ToolServer, tell as tellMcpFailure } from './load-mcp-tools.ts';
export { mcpServerHttpRoutes } from './mcp-servers.routes.ts';
export { mcpServersNaming } from './mcp-servers-naming.ts';
export { ownedMcpServers } from './owned-mcp-servers.ts';
export { shareableMcpServer } from './shareable-mcp-server.ts';
