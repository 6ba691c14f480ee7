import {
  defaultEnvironment,
  type EnvironmentValue,
  type NewEnvironmentVariable,
} from '@mynah/contract/agents/secrets/environment-variables';
import { isUniqueViolation } from '../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { unknownIds } from '../../references/index.ts';
import { changeVariable, findVariable, insertVariable } from '../environment-variables.store.ts';
import type { EnvironmentVariableRow } from '../environment-variables.tables.ts';

/** @throws Failure `conflict` for a label that is taken, `agent_secret_not_found`, `auth_connection_not_found` */
export async function createVariable(
  platform: Platform,
  { workspaceId, userId: creatorUserId }: Actor,
  { label, type, values }: NewEnvironmentVariable,
): Promise<EnvironmentVariableRow> {
  await requireNamed(platform, workspaceId, values);
  const row = { id: newId('envvar_'), workspaceId, creatorUserId, label, type, values };
  return insertVariable(platform.db, row).catch((cause: unknown) => {
    if (!isUniqueViolation(cause)) throw cause;
    throw new Failure('conflict', `There is an environment variable ${label} already.`);
  });
}

/** @throws Failure `environment_variable_not_found` */
export async function requireVariable(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<EnvironmentVariableRow> {
  const variable = await findVariable(db, { workspaceId, id });
  if (variable) return variable;
  throw new Failure('environment_variable_not_found', 'There is no such environment variable.');
}

/** What is given replaces the value of its environment; null takes it away, but for `production`. */
export async function changeValues(
  platform: Platform,
  actor: Actor,
  id: string,
  given: Record<string, EnvironmentValue | null>,
): Promise<EnvironmentVariableRow> {
  const variable = await requireVariable(platform, actor, id);
  const merged = Object.entries({ ...variable.values, ...given });
  const values = Object.fromEntries(
    merged.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  if (!(defaultEnvironment in values))
    throw new Failure('unprocessable', 'The value of production cannot be taken away.');
  if (Object.values(values).some((value) => typeOf(value) !== variable.type))
    throw new Failure('unprocessable', `The values of ${variable.label} are of the type ${variable.type}.`);
  await requireNamed(platform, actor.workspaceId, values);
  return changeVariable(platform.db, variable, values);
}

function typeOf(value: EnvironmentValue): EnvironmentVariableRow['type'] {
  if (typeof value === 'string') return 'string';
  return 'secret_id' in value ? 'secret' : 'auth_connection';
}

/** @throws Failure `agent_secret_not_found`, `auth_connection_not_found` */
async function requireNamed(
  platform: Platform,
  workspaceId: string,
  values: Record<string, EnvironmentValue>,
): Promise<void> {
  const named = Object.values(values).filter((value) => typeof value !== 'string');
  const secrets = named.flatMap((value) => ('secret_id' in value ? value.secret_id : []));
  const connections = named.flatMap((value) =>
    'auth_connection_id' in value ? value.auth_connection_id : [],
  );
  const [secret] = await unknownIds(platform, workspaceId, { kind: 'secret', ids: secrets });
  if (secret) throw new Failure('agent_secret_not_found', 'There is no such secret in this workspace.');
  const [connection] = await unknownIds(platform, workspaceId, { kind: 'auth_connection', ids: connections });
  if (connection)
    throw new Failure('auth_connection_not_found', 'There is no such auth connection in this workspace.');
}
