import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { ownedSecrets } from './owned-secrets.ts';
import { agentSecretHttpRoutes } from './secrets.routes.ts';

/** Values that agents and their tools need and nobody reads again. */
export const agentSecretsModule: Module = {
  name: 'agent-secrets',
  routes: agentSecretHttpRoutes,
  extensions: [extend(ownedMaterial, ownedSecrets)],
};
