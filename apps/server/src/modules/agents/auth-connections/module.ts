import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { knownIdsOf, knownIn } from '../references/index.ts';
import { authConnectionHttpRoutes } from './auth-connections.routes.ts';
import { authConnections } from './auth-connections.tables.ts';
import { ownedAuthConnections } from './owned-auth-connections.ts';

/** How tools, MCP servers and language models of agents identify themselves to other servers. */
export const authConnectionsModule: Module = {
  name: 'agent-auth-connections',
  routes: authConnectionHttpRoutes,
  extensions: [
    extend(ownedMaterial, ownedAuthConnections),
    extend(knownIdsOf, knownIn('auth_connection', authConnections)),
  ],
};
