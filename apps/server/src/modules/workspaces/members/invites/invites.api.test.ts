import type { Invite } from '@mynah/contract/workspaces/invites';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../../test/mailbox.ts';
import { accept, invitedBy, joinedPerson, type Person, soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { auditLog } from '../../../audit/audit.tables.ts';
import { addHistoryItem } from '../../../history/index.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

const workspaceIdOf = async (person: Person): Promise<string> =>
  ((await person.call('GET', '/v1/user')).body as { workspace_id: string }).workspace_id;

async function speak(person: Person, id: string): Promise<void> {
  const { userId, workspaceId } = person.actor;
  const settings = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 };
  await app.platform.db.transaction((transaction) =>
    addHistoryItem(transaction, {
      ...{
        id,
        workspaceId,
        userId,
        requestId: `request_${id}`,
        source: 'TTS',
        voiceId: 'v',
        voiceName: 'Vera',
      },
      ...{ voiceCategory: 'premade', modelId: 'eleven_v3', text: 'Mine.', settings, engine: 'espeak' },
      ...{
        outputFormat: 'mp3_44100_128',
        contentType: 'audio/mpeg',
        audioBlob: 'a'.repeat(64),
        audioBytes: 1,
      },
      ...{ durationMs: 1, credits: 5, characterCountFrom: 0, characterCountTo: 5 },
    }),
  );
}

describe('an invite by mail', () => {
  it('[WSP-004] [WSP-020] [WSP-064] lists as pending, with a code and a mail that holds the link', async () => {
    const invite = await invitedBy(admin, 'Grace@Example.com', { seat_type: 'workspace_lite_member' });
    expect(invite).toMatchObject({ email: 'grace@example.com', seat_type: 'workspace_lite_member' });
    const listed = (await admin.call('GET', '/v1/workspace/invites')).body as { invites: Invite[] };
    expect(listed.invites).toContainEqual(invite);
    const sent = await mailsTo(app, 'grace@example.com');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`/app/join?invite_code=${invite.invite_code}`);
  });

  it('is resent to the same code, and runs anew', async () => {
    const invite = await invitedBy(admin, 'again@example.com');
    app.clock.advance(600_000);
    const { body } = await admin.call('POST', `/v1/workspace/invites/${invite.invite_id}/resend`);
    const resent = (body as { invite: Invite }).invite;
    expect(resent.invite_code).toBe(invite.invite_code);
    expect(resent.expires_at_unix).toBe(invite.expires_at_unix + 600);
    expect(await app.platform.db.select().from(mails).where(eq(mails.to, 'again@example.com'))).toHaveLength(
      2,
    );
  });

  it('[WSP-064] is revoked by address and by id: its code leads nowhere', async () => {
    const eve = await soloPerson(app);
    const first = await invitedBy(admin, eve.email);
    const body = { email: eve.email };
    expect(await admin.call('DELETE', '/v1/workspace/invites', body)).toMatchObject({ status: 200 });
    expect(await accept(eve, first)).toMatchObject({ status: 404, code: 'invite_not_found' });
    const second = await invitedBy(admin, eve.email);
    expect((await admin.call('DELETE', `/v1/workspace/invites/${second.invite_id}`)).status).toBe(200);
    expect(await accept(eve, second)).toMatchObject({ code: 'invite_not_found' });
    expect(await admin.call('DELETE', '/v1/workspace/invites', body)).toMatchObject({ status: 404 });
  });

  it('is for one address, and for seven days', async () => {
    const [eve, mallory] = [await soloPerson(app), await soloPerson(app)];
    const invite = await invitedBy(admin, eve.email);
    expect(await accept(mallory, invite)).toMatchObject({ status: 403, code: 'invited_somebody_else' });
    await app.platform.db.execute(
      `update invites set expires_at = now() - interval '100 years' where id = '${invite.invite_id}'`,
    );
    expect(await accept(eve, invite)).toMatchObject({ status: 409, code: 'invite_expired' });
    expect(await admin.call('POST', `/v1/workspace/invites/${invite.invite_id}/resend`)).toMatchObject({
      status: 200,
    });
    expect(await accept(eve, invite)).toMatchObject({ status: 200 });
  });

  it('to a member is refused, and so is one with a group of somebody else', async () => {
    const member = await joinedPerson(app, admin.actor.workspaceId, 'viewer');
    expect(await admin.call('POST', '/v1/workspace/invites/add', { email: member.email })).toMatchObject({
      status: 409,
      code: 'already_member',
    });
    const neighbor = await soloPerson(app, 'enterprise');
    const made = await neighbor.call('POST', '/v1/workspace/groups', { name: 'Theirs' });
    const { group } = made.body as { group: { id: string } };
    const stolen = { email: 'x@example.com', group_ids: [group.id] };
    expect(await admin.call('POST', '/v1/workspace/invites/add', stolen)).toMatchObject({ status: 404 });
  });
});

describe('joining', () => {
  it('[WSP-001] [WSP-030] [WSP-056] moves content and keys, and the emptied workspace goes', async () => {
    const eve = await soloPerson(app);
    await speak(eve, `item_${eve.actor.userId}`);
    const created = await eve.call('POST', '/v1/user/create-api-key', { name: 'mine' });
    const apiKey = (created.body as { xi_api_key: string }).xi_api_key;
    expect((await app.fetch('/v1/user', { apiKey })).status).toBe(200);
    const invite = await invitedBy(admin, eve.email, { seat_type: 'workspace_member', usage_limit: 900 });
    const joined = await accept(eve, invite);
    expect(joined).toMatchObject({ status: 200, body: { workspace_id: admin.actor.workspaceId } });
    expect(await workspaceIdOf(eve)).toBe(admin.actor.workspaceId);
    const byKey = (await (await app.fetch('/v1/user', { apiKey })).json()) as { workspace_id: string };
    expect(byKey.workspace_id).toBe(admin.actor.workspaceId);
    const history = (await eve.call('GET', '/v1/history')).body as { history: { history_item_id: string }[] };
    expect(history.history.map((item) => item.history_item_id)).toContain(`item_${eve.actor.userId}`);
    const old = await app.platform.db
      .select()
      .from(workspaces)
      .where(eq(workspaces.id, eve.actor.workspaceId));
    expect(old).toEqual([]);
    const members = (await admin.call('GET', '/v1/workspace/members')).body as Record<string, unknown>[];
    expect(members).toContainEqual(
      expect.objectContaining({
        email: eve.email,
        seat_type: 'workspace_member',
        usage_limit: 900,
        is_owner: false,
      }),
    );
    expect(await accept(eve, invite)).toMatchObject({ code: 'invite_not_found' });
  });

  it('[WSP-069] tells the workspace and the inviter before, to anybody who has the code', async () => {
    const { invite_code } = await invitedBy(admin, undefined);
    const info = await app.fetch(`/v1/workspace/join-info?invite_code=${invite_code}`);
    expect(await info.json()).toMatchObject({
      workspace_name: 'Next door',
      inviter_name: admin.email,
      email: null,
    });
    const forged = `${invite_code.slice(0, -1)}${invite_code.endsWith('A') ? 'B' : 'A'}`;
    for (const code of ['nothing', forged]) {
      expect((await app.fetch(`/v1/workspace/join-info?invite_code=${code}`)).status).toBe(404);
      expect(await accept(admin, { invite_code: code })).toMatchObject({
        status: 404,
        code: 'invite_not_found',
      });
    }
  });

  it('[WSP-031] [ERR-018] waits until a subscription is cancelled', async () => {
    const eve = await soloPerson(app, 'creator');
    const invite = await invitedBy(admin, eve.email);
    expect(await accept(eve, invite)).toMatchObject({ status: 409, code: 'user_has_active_subscription' });
    expect(await eve.call('POST', '/cancel-subscription')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect(await accept(eve, invite)).toMatchObject({ status: 200 });
  });

  it('[WSP-033] is for good: who shares a workspace stays until they are let go', async () => {
    const other = await soloPerson(app, 'enterprise');
    const member = await joinedPerson(app, other.actor.workspaceId, 'editor');
    const invite = await invitedBy(admin, member.email);
    expect(await accept(member, invite)).toMatchObject({ status: 409, code: 'belongs_to_team' });
    expect(await accept(other, await invitedBy(admin, other.email))).toMatchObject({
      code: 'belongs_to_team',
    });
    expect(await member.call('DELETE', `/v1/workspace/members/${member.actor.userId}`)).toMatchObject({
      status: 403,
    });
  });

  it('leaves its entry in the audit log', async () => {
    const eve = await soloPerson(app);
    await accept(eve, await invitedBy(admin, undefined));
    const entries = await app.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, eve.actor.userId));
    expect(entries).toMatchObject([
      { workspaceId: admin.actor.workspaceId, className: 'member', activityName: 'join' },
    ]);
  });

  it('two invites accepted by one person at the same moment: one of them counts', async () => {
    const eve = await soloPerson(app);
    const there = await soloPerson(app, 'enterprise');
    const invites = [await invitedBy(admin, eve.email), await invitedBy(there, eve.email)];
    const answers = await Promise.all(invites.map((invite) => accept(eve, invite)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('seats', () => {
  it('[WSP-048] pending invites count, and one over the limit is refused', async () => {
    const small = await soloPerson(app, 'growing_business');
    const email = (name: string) => `${name}-${small.actor.userId}@example.com`.toLowerCase();
    await invitedBy(small, email('a'));
    await invitedBy(small, email('b'));
    expect((await small.call('GET', '/v1/workspace/seats-status')).body).toEqual({
      max_seats: 3,
      used_seats: 3,
      members: 1,
      pending_invites: 2,
      available_seats: 0,
    });
    const third = await small.call('POST', '/v1/workspace/invites/add', { email: email('c') });
    expect(third).toMatchObject({ status: 403, code: 'seat_limit_reached' });
    expect(await small.call('POST', '/v1/workspace/invites/add', { email: email('a') })).toMatchObject({
      status: 200,
    });
    const bulk = { emails: [email('a'), email('d')] };
    expect(await small.call('POST', '/v1/workspace/invites/add-bulk', bulk)).toMatchObject({ status: 403 });
    const listed = (await small.call('GET', '/v1/workspace/invites')).body as { invites: Invite[] };
    expect(listed.invites.map((invite) => invite.email).sort()).toEqual([email('a'), email('b')]);
  });

  it.each([
    ['free', null, 1],
    ['starter', null, 1],
    ['creator', null, 1],
    ['pro', null, 1],
    ['growing_business', null, 3],
    ['scale_2024_08_10', null, 5],
    ['trial', null, 25],
    ['enterprise', null, 25],
    ['pro', 50, 1],
    ['enterprise', 50, 50],
    ['trial', 2, 2],
  ] as const)(
    '[WSP-048] [WSP-049] %s with a maximum of its own of %s shows %s seats and takes nobody over them',
    async (tier, maxSeats, seats) => {
      const team = await soloPerson(app, tier);
      const { workspaceId, userId } = team.actor;
      await app.platform.db.update(workspaces).set({ maxSeats }).where(eq(workspaces.id, workspaceId));
      const status = async () => (await team.call('GET', '/v1/workspace/seats-status')).body;
      expect(await status()).toMatchObject({ max_seats: seats, available_seats: seats - 1 });
      const emails = Array.from({ length: seats - 1 }, (_, n) => `${n}-${userId}@example.com`);
      if (seats > 1) {
        expect(await team.call('POST', '/v1/workspace/invites/add-bulk', { emails })).toMatchObject({
          status: 200,
        });
      }
      const over = { email: `over-${userId}@example.com` };
      expect(await team.call('POST', '/v1/workspace/invites/add', over)).toMatchObject({
        status: 403,
        code: 'seat_limit_reached',
      });
    },
  );

  it('[WSP-048] many invites at the same moment take no more seats than there are', async () => {
    const team = await soloPerson(app, 'scale_2024_08_10');
    const asked = Array.from({ length: 20 }, (_, n) =>
      team.call('POST', '/v1/workspace/invites/add', { email: `${n}-${team.actor.userId}@example.com` }),
    );
    expect((await Promise.all(asked)).filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('[WSP-048] 50 accepts at once on the last seat: one gets it', async () => {
    const team = await soloPerson(app, 'enterprise');
    const { db } = app.platform;
    const limit = (maxSeats: number) =>
      db.update(workspaces).set({ maxSeats }).where(eq(workspaces.id, team.actor.workspaceId));
    await limit(60);
    const people = await Promise.all(Array.from({ length: 50 }, () => soloPerson(app)));
    const invites: Invite[] = [];
    for (const person of people) invites.push(await invitedBy(team, person.email));
    await limit(2);
    const answers = await Promise.all(people.map((person, index) => accept(person, invites[index]!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'seat_limit_reached')).toHaveLength(49);
    const members = (await team.call('GET', '/v1/workspace/members')).body as unknown[];
    expect(members).toHaveLength(2);
  });
});

it('a key with a few scopes invites no admins', async () => {
  const made = await admin.call('POST', '/v1/user/create-api-key', {
    name: 'inviter',
    permissions: ['workspace_members_invite'],
  });
  const apiKey = (made.body as { xi_api_key: string }).xi_api_key;
  const invite = (seat_type: string) =>
    app.fetch('/v1/workspace/invites/add', { apiKey, json: { email: 'boss@example.com', seat_type } });
  expect((await invite('workspace_admin')).status).toBe(403);
  expect((await invite('workspace_member')).status).toBe(200);
});
