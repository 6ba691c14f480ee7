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
import { changeVariable, findVariable, insertVariable } from '../environment-variables.store.ts';
import type { EnvironmentVariableRow } from '../environment-variables.tables.ts';
import { findSecret } from '../secrets.store.ts';

/** @throws Failure `conflict` for a label that is taken, `agent_secret_not_found` */
export async function createVariable(
  platform: Platform,
  { workspaceId, userId: creatorUserId }: Actor,
  { label, type, values }: NewEnvironmentVariable,
): Promise<EnvironmentVariableRow> {
  await requireSecrets(platform, workspaceId, values);
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
  await requireSecrets(platform, actor.workspaceId, values);
  return changeVariable(platform.db, variable, values);
}

function typeOf(value: EnvironmentValue): EnvironmentVariableRow['type'] {
  if (typeof value === 'string') return 'string';
  return 'secret_id' in value ? 'secret' : 'auth_connection';
}

async function requireSecrets(
  { db }: Platform,
  workspaceId: string,
  values: Record<string, EnvironmentValue>,
): Promise<void> {
  for (const value of Object.values(values)) {
    if (typeof value === 'string' || !('secret_id' in value)) continue;
    if (!(await findSecret(db, { workspaceId, id: value.secret_id })))
      throw new Failure('agent_secret_not_found', 'There is no such secret in this workspace.');
  }
}
