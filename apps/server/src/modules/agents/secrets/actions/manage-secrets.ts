import type { StoredSecret } from '@mynah/contract/agents/secrets/secrets';
import { sealText } from '../../../../platform/crypto/index.ts';
import { isUniqueViolation } from '../../../../platform/db/is-unique-violation.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { listDependents, toDependentAgent, toDependentResource } from '../dependents.ts';
import { sealing } from '../resolve-value.ts';
import { changeSecret, deleteSecret, findSecret, insertSecret } from '../secrets.store.ts';
import type { AgentSecretRow } from '../secrets.tables.ts';

export interface GivenSecret {
  name: string;
  value: string;
}

/** @throws Failure `conflict` for a name that is taken */
export async function createSecret(platform: Platform, actor: Actor, { name, value }: GivenSecret) {
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId('seco_');
  const sealedValue = sealText(platform.keys, { ...sealing(id), text: value });
  await platform.db
    .transaction(async (transaction) => {
      await insertSecret(transaction, { id, workspaceId, creatorUserId, name, sealedValue });
      await audit(platform, transaction, actor, 'create', { id, name });
    })
    .catch(nameIsTaken(name));
  return named({ id, name });
}

/** @throws Failure `agent_secret_not_found` */
export async function requireSecret(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<AgentSecretRow> {
  const secret = await findSecret(db, { workspaceId, id });
  if (!secret) throw new Failure('agent_secret_not_found', 'There is no such secret in this workspace.');
  return secret;
}

export async function replaceSecret(
  platform: Platform,
  actor: Actor,
  id: string,
  { name, value }: GivenSecret,
) {
  const secret = await requireSecret(platform, actor, id);
  const sealedValue = sealText(platform.keys, { ...sealing(id), text: value });
  await platform.db
    .transaction(async (transaction) => {
      await changeSecret(transaction, secret, { name, sealedValue });
      await audit(platform, transaction, actor, 'update', { id, name });
    })
    .catch(nameIsTaken(name));
  return named({ id, name });
}

/** @throws Failure `conflict` while something names it */
export async function removeSecret(platform: Platform, actor: Actor, id: string): Promise<void> {
  const secret = await requireSecret(platform, actor, id);
  const [user] = await listDependents(platform, actor.workspaceId, [id]);
  if (user) throw new Failure('conflict', `The secret is used by ${user.name}. Take it out there first.`);
  await platform.db.transaction(async (transaction) => {
    await deleteSecret(transaction, secret);
    await audit(platform, transaction, actor, 'delete', secret);
  });
}

/** With what uses each; never with the value. */
export async function showSecrets(
  platform: Platform,
  actor: Actor,
  secrets: readonly Pick<AgentSecretRow, 'id' | 'name'>[],
  mostUsers?: number,
): Promise<StoredSecret[]> {
  const ids = secrets.map(({ id }) => id);
  const dependents = await listDependents(platform, actor.workspaceId, ids);
  return secrets.map((secret) => {
    const users = dependents
      .filter(({ referencedIds }) => referencedIds.includes(secret.id))
      .slice(0, mostUsers);
    return {
      ...named(secret),
      used_by: {
        tools: users.filter(({ kind }) => kind === 'tool').map(toDependentResource),
        agents: users.filter(({ kind }) => kind === 'agent').map(toDependentAgent),
        others: [],
        phone_numbers: [],
      },
    };
  });
}

/** What of one kind names a secret, a page at a time; telephones name none. */
export async function listDependencies(
  platform: Platform,
  actor: Actor,
  { id, kind, cursor, most }: { id: string; kind: SecretUser; cursor?: string | undefined; most: number },
) {
  const secret = await requireSecret(platform, actor, id);
  const all = (await listDependents(platform, actor.workspaceId, [secret.id])).filter(
    (dependent) => `${dependent.kind}s` === kind,
  );
  const from = cursor ? all.findIndex((one) => one.id === cursor) + 1 : 0;
  const shown = all.slice(from, from + most);
  return {
    dependencies: shown.map(kind === 'agents' ? toDependentAgent : toDependentResource),
    next_cursor: all.length > from + shown.length ? shown.at(-1)!.id : null,
  };
}
export type SecretUser = 'tools' | 'agents' | 'phone_numbers';

const named = ({ id, name }: Pick<AgentSecretRow, 'id' | 'name'>) => ({
  type: 'stored' as const,
  secret_id: id,
  name,
});

const nameIsTaken =
  (name: string) =>
  (cause: unknown): never => {
    if (isUniqueViolation(cause)) throw new Failure('conflict', `There is a secret named ${name} already.`);
    throw cause;
  };

const audit = (
  platform: Platform,
  transaction: Parameters<typeof recordAudit>[0],
  actor: Actor,
  activityName: string,
  { id, name }: { id: string; name: string },
) =>
  recordAudit(
    transaction,
    actor,
    { className: 'agent-secret', activityName, targetId: id, details: { name } },
    platform.clock.now(),
  );
