import type { Tier, WorkspaceRole } from '@mynah/contract';
import type { Invite } from '@mynah/contract/workspaces/invites';
import { eq } from 'drizzle-orm';
import { memberships } from '../src/modules/workspaces/memberships/memberships.tables.ts';
import { workspaces } from '../src/modules/workspaces/workspace/workspaces.tables.ts';
import { makeMember, makeNeighbor, type Signed } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Somebody who is signed in, with what they call. */
export interface Person extends Signed {
  email: string;
  call(method: string, path: string, json?: unknown): Promise<{ status: number; body: never; code: string }>;
}

/** Calls as the person; `code` is that of a refusal. */
function personOf(app: TestApp, signed: Signed): Person {
  return {
    ...signed,
    email: `${signed.actor.userId.toLowerCase()}@example.com`,
    call: async (method, path, json) => {
      const answer = await app.fetch(path, {
        method,
        json,
        headers: { authorization: `Bearer ${signed.accessToken}` },
      });
      const body = (answer.status === 204 ? {} : await answer.json()) as { detail?: { status?: string } };
      return { status: answer.status, body: body as never, code: body.detail?.status ?? '' };
    },
  };
}

/** One more in a workspace that exists. */
export const joinedPerson = async (app: TestApp, workspaceId: string, role: WorkspaceRole): Promise<Person> =>
  personOf(app, await makeMember(app, workspaceId, role));

/** The owner of a workspace of their own. */
export async function soloPerson(app: TestApp, tier: Tier = 'free'): Promise<Person> {
  const { workspaceId, userId: placeholder } = await makeNeighbor(app, tier);
  const person = await joinedPerson(app, workspaceId, 'admin');
  const { db } = app.platform;
  await db.update(workspaces).set({ ownerId: person.actor.userId }).where(eq(workspaces.id, workspaceId));
  await db.delete(memberships).where(eq(memberships.userId, placeholder));
  return person;
}

export const invitedBy = async (
  admin: Person,
  email: string | undefined,
  place: Record<string, unknown> = {},
): Promise<Invite> => {
  const path = email === undefined ? 'add-link' : 'add';
  const { body } = await admin.call('POST', `/v1/workspace/invites/${path}`, { email, ...place });
  return (body as { invite: Invite }).invite;
};

export const accept = (person: Person, { invite_code }: Pick<Invite, 'invite_code'>) =>
  person.call('POST', `/v1/workspace/invites/${invite_code}/accept`);
