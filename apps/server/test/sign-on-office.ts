import type { Tier, WorkspaceRole } from '@mynah/contract';
import type { SingleSignOnState } from '@mynah/contract/workspaces/single-sign-on';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../src/modules/accounts/users/users.tables.ts';
import { auditLog } from '../src/modules/audit/audit.tables.ts';
import { groupMembers, groups } from '../src/modules/workspaces/members/groups/groups.tables.ts';
import { invites } from '../src/modules/workspaces/members/invites/invites.tables.ts';
import { memberships } from '../src/modules/workspaces/memberships/memberships.tables.ts';
import { workspaces } from '../src/modules/workspaces/workspace/workspaces.tables.ts';
import { events } from '../src/platform/events/events.tables.ts';
import type { Actor } from '../src/platform/http/index.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { makeNeighbor } from './factories.ts';
import { type NameServer, startNameServer } from './name-server.ts';
import { startTestApp, type TestApp, type TestOwner } from './test-app.ts';

const base = '/v1/workspace/single-sign-on';

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

export async function refusalOf(answer: Response): Promise<Refusal> {
  const { detail } = (await answer.json()) as { detail: { status: string; message: string } };
  return { status: answer.status, code: detail.status, message: detail.message };
}

/** A server with a workspace that sets single sign-on up, and what its tests ask for again and again. */
export async function makeSignOnOffice(tier: Tier = 'enterprise') {
  const names = await startNameServer();
  const app = await startTestApp({
    environment: {
      MYNAH_DNS_SERVERS: names.address,
      MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
      MYNAH_OWNER_TIER: tier,
    },
  });
  const owner = await app.owner();
  return { app, owner, db: app.platform.db, names, ...acts(app, owner, names) };
}
export type SignOnOffice = Awaited<ReturnType<typeof makeSignOnOffice>>;

function acts(app: TestApp, owner: TestOwner, names: NameServer) {
  const { db } = app.platform;
  const asAdmin = async <T>(path: string, json?: unknown, method?: string): Promise<T> => {
    const { apiKey } = owner;
    const answer = await app.fetch(path, { json, apiKey, ...(method ? { method } : {}) });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as T;
  };
  return {
    asAdmin,
    close: async () => {
      await app.close();
      await names.close();
    },
    verifyDomain: async (domain: string): Promise<void> => {
      const path = '/v1/workspace/domain-verifications';
      const started = await asAdmin<{ domain_verification_id: string; dns_txt_record: string }>(path, {
        domain,
      });
      names.records.set(domain, [started.dns_txt_record]);
      await asAdmin(`${path}/${started.domain_verification_id}/check`, {});
    },
    addProvider: async (kind: 'oidc-providers' | 'saml-providers', json: object): Promise<string> =>
      (await asAdmin<{ identity_provider_id: string }>(`${base}/${kind}`, json)).identity_provider_id,
    edit: (providerId: string, json: object) => asAdmin(`${base}/providers/${providerId}`, json, 'PATCH'),
    enforce: (isEnforced: boolean) => asAdmin(base, { is_enforced: isEnforced }, 'PUT'),
    state: () => asAdmin<SingleSignOnState>(base),
    test: async (providerId: string): Promise<string> =>
      (await asAdmin<{ url: string }>(`${base}/providers/${providerId}/test`, {})).url,
    testResult: (page: string) =>
      asAdmin<{ failure: string | null }>(`${base}/test-result`, {
        code: new URL(page, app.url).searchParams.get('test'),
      }),
    browser: () => makeBrowser(app),
    userOf: async ({ access_token }: { access_token: string }) => {
      const headers = { authorization: `Bearer ${access_token}` };
      return (await (await app.fetch('/v1/user', { headers })).json()) as Record<string, unknown>;
    },
    membershipOf: async (email: string) => {
      const [row] = await db
        .select({ membership: memberships })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(eq(users.email, email));
      return row?.membership;
    },
    auditOf: (className: string, activityName: string) =>
      db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.className, className), eq(auditLog.activityName, activityName))),
    eventsNamed: (name: string) => db.select().from(events).where(eq(events.name, name)),
    makeNeighbor: async (email: string): Promise<Actor> => {
      const neighbor = await makeNeighbor(app, 'enterprise');
      await db.update(users).set({ email }).where(eq(users.id, neighbor.userId));
      return neighbor;
    },
    setSeats: (maxSeats: number | null) =>
      db.update(workspaces).set({ maxSeats }).where(eq(workspaces.id, owner.workspaceId)),
    invite: async (
      email: string,
      role: WorkspaceRole,
      more: { groupIds?: string[]; usageLimit?: number } = {},
    ) => {
      const expiresAt = new Date(app.clock.now().getTime() + 3600_000);
      const { workspaceId, userId: invitedBy } = owner;
      await db
        .insert(invites)
        .values({ id: newId(), workspaceId, email, role, invitedBy, expiresAt, ...more });
    },
    makeGroups: async (...groupNames: string[]): Promise<string[]> => {
      const rows = groupNames.map((name) => ({ id: newId(), workspaceId: owner.workspaceId, name }));
      await db.insert(groups).values(rows);
      return rows.map(({ id }) => id);
    },
    joinGroup: (userId: string, groupId: string) => db.insert(groupMembers).values({ groupId, userId }),
    groupsOf: async (userId: string): Promise<string[]> => {
      const rows = await db.select().from(groupMembers).where(eq(groupMembers.userId, userId));
      return rows.map(({ groupId }) => groupId);
    },
    /** Back to the owner alone, with providers and domains as they are. */
    forgetMembers: async (): Promise<void> => {
      await db.delete(workspaces).where(ne(workspaces.id, owner.workspaceId));
      await db.delete(users).where(notInArray(users.id, [owner.userId]));
      await db.delete(groups);
      await db.delete(events);
      await db.execute(sql`truncate audit_log, external_identities`);
    },
  };
}

/** One browser with its cookies, on the server's own site. */
function makeBrowser(app: TestApp) {
  let cookie = '';
  const call = (path: string, json: unknown) => app.fetch(path, { json, headers: { cookie } });
  const tryCollect = async (page: string) => {
    const code = new URL(page, app.url).searchParams.get('code');
    const answer = await call('/v1/single-sign-on/collect', { code });
    return answer.ok ? answer : refusalOf(answer);
  };
  return {
    start: async (providerId: string, email?: string): Promise<string> => {
      const answer = await call('/v1/single-sign-on/start', { identity_provider_id: providerId, email });
      expect(answer.status, await answer.clone().text()).toBe(200);
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return ((await answer.json()) as { url: string }).url;
    },
    /** Opens an address that another site led to: strict cookies stay at home. Returns the page that follows. */
    follow: async (url: string): Promise<string> => {
      const answer = await fetch(url, { redirect: 'manual' });
      expect(answer.status).toBe(303);
      return answer.headers.get('location') ?? '';
    },
    tryCollect,
    collect: async (page: string): Promise<{ access_token: string }> => {
      const answer = await tryCollect(page);
      if (!(answer instanceof Response)) throw new Error(`${page}: ${answer.code}: ${answer.message}`);
      expect(answer.headers.get('set-cookie')).toContain('SameSite=Strict');
      return (await answer.json()) as { access_token: string };
    },
  };
}
