import { defaultEnvironment } from '@mynah/contract/agents/secrets/environment-variables';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  deleteEnvironment,
  type FoundEnvironment,
  insertEnvironment,
  labelUsing,
  listMade,
  listUsed,
} from '../environments.store.ts';

/** All but `production`, which is there always: those that were made, and those that a variable has a value in. */
export async function listEnvironments(
  { db }: Platform,
  { workspaceId }: Actor,
): Promise<FoundEnvironment[]> {
  const [made, used] = await Promise.all([listMade(db, workspaceId), listUsed(db, workspaceId)]);
  const byName = new Map([...used, ...made].map((one) => [one.name, one]));
  byName.delete(defaultEnvironment);
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @throws Failure `conflict` for one that is there */
export async function createEnvironment(
  platform: Platform,
  actor: Actor,
  name: string,
): Promise<FoundEnvironment> {
  const { workspaceId, userId: creatorUserId } = actor;
  const isThere =
    name === defaultEnvironment || (await labelUsing(platform.db, workspaceId, name)) !== undefined;
  const made = isThere
    ? undefined
    : await insertEnvironment(platform.db, { workspaceId, name, creatorUserId });
  if (!made) throw new Failure('conflict', `There is an environment ${name} already.`);
  return made;
}

/** @throws Failure `environment_not_found`, and `conflict` while a variable has a value in it */
export async function removeEnvironment(
  { db }: Platform,
  { workspaceId }: Actor,
  name: string,
): Promise<void> {
  if (name === defaultEnvironment) throw new Failure('conflict', 'The environment production stays.');
  const label = await labelUsing(db, workspaceId, name);
  if (label) throw new Failure('conflict', `The variable ${label} has a value in ${name}.`);
  if (!(await deleteEnvironment(db, workspaceId, name)))
    throw new Failure('environment_not_found', 'There is no such environment in this workspace.');
}
