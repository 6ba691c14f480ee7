import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { knownIdsOf, knownIn } from '../references/index.ts';
import { dependentsOf } from './dependents.ts';
import { environmentVariableHttpRoutes } from './environment-variables.routes.ts';
import { environmentHttpRoutes } from './environments.routes.ts';
import { ownedSecrets } from './owned-secrets.ts';
import { agentSecretHttpRoutes } from './secrets.routes.ts';
import { agentSecrets } from './secrets.tables.ts';
import { variablesNaming } from './variables-naming.ts';

/** Values that agents and their tools need and nobody reads again. */
export const agentSecretsModule: Module = {
  name: 'agent-secrets',
  routes: [...agentSecretHttpRoutes, ...environmentVariableHttpRoutes, ...environmentHttpRoutes],
  extensions: [
    extend(ownedMaterial, ownedSecrets),
    extend(dependentsOf, variablesNaming),
    extend(knownIdsOf, knownIn('secret', agentSecrets)),
  ],
};
