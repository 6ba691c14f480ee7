import {
  defaultEnvironment,
  type EnvironmentValue,
} from '@mynah/contract/agents/secrets/environment-variables';
import { openSealed } from '../../../platform/crypto/index.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findVariableByLabel } from './environment-variables.store.ts';
import { findSecret } from './secrets.store.ts';

/** What a value may be given by: itself, a secret, a variable of the conversation, a variable of the environment. */
export type GivenValue =
  | string
  | { secret_id: string }
  | { variable_name: string }
  | { env_var_label: string };

export interface ValueScope {
  workspaceId: string;
  /** Dynamic variables of the conversation, the system ones among them. */
  variables: Readonly<Record<string, unknown>>;
  /** `production` unless the conversation says otherwise. */
  environment: string;
}

/** What a secret is sealed by: it opens in its own row alone. */
export const sealing = (secretId: string) => ({ purpose: 'agent secret', context: secretId });

/** @throws Failure `agent_secret_not_found`, `environment_variable_not_found`, `missing_dynamic_variable` */
export async function resolveValue(
  platform: Platform,
  scope: ValueScope,
  given: GivenValue,
): Promise<string> {
  if (typeof given === 'string') return given;
  if ('secret_id' in given) return openSecret(platform, scope.workspaceId, given.secret_id);
  if ('variable_name' in given) return valueOfVariable(scope, given.variable_name);
  return resolveVariable(platform, scope, given.env_var_label);
}

/** The value of the environment, or that of production. @throws Failure `environment_variable_not_found` */
export async function valueInEnvironment(
  { db }: Platform,
  { workspaceId, environment }: Pick<ValueScope, 'workspaceId' | 'environment'>,
  label: string,
): Promise<EnvironmentValue> {
  const variable = await findVariableByLabel(db, workspaceId, label);
  const value = variable?.values[environment] ?? variable?.values[defaultEnvironment];
  if (value === undefined)
    throw new Failure('environment_variable_not_found', `There is no environment variable ${label}.`);
  return value;
}

async function resolveVariable(platform: Platform, scope: ValueScope, label: string): Promise<string> {
  const value = await valueInEnvironment(platform, scope, label);
  if (typeof value === 'string') return value;
  if ('secret_id' in value) return openSecret(platform, scope.workspaceId, value.secret_id);
  throw new Failure('unprocessable', `The environment variable ${label} is a connection, not a value.`);
}

async function openSecret(platform: Platform, workspaceId: string, id: string): Promise<string> {
  const secret = await findSecret(platform.db, { workspaceId, id });
  if (!secret) throw new Failure('agent_secret_not_found', 'A secret that is needed here was deleted.');
  return openSealed(platform.keys, { ...sealing(id), sealed: secret.sealedValue });
}

function valueOfVariable({ variables }: ValueScope, name: string): string {
  const value = variables[name];
  if (value === undefined || value === null)
    throw new Failure('missing_dynamic_variable', `The dynamic variable ${name} has no value.`);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export async function resolveHeaders(
  platform: Platform,
  scope: ValueScope,
  headers: Readonly<Record<string, GivenValue>>,
): Promise<Record<string, string>> {
  const entries = Object.entries(headers).map(
    async ([name, given]) => [name, await resolveValue(platform, scope, given)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
