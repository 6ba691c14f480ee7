import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type OidcIdentityProvider,
  oidcClient,
  startOidcIdentityProvider,
} from '../../../../../test/oidc-identity-provider.ts';
import { makeSignOnOffice, type SignOnOffice } from '../../../../../test/sign-on-office.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { memberships } from '../../memberships/memberships.tables.ts';
import { identityProviders } from './single-sign-on.tables.ts';

let office: SignOnOffice;
let provider: OidcIdentityProvider;
let providerId: string;

beforeAll(async () => {
  office = await makeSignOnOffice();
  provider = await startOidcIdentityProvider(`${office.app.url}/v1/single-sign-on/oidc/callback`);
  await office.verifyDomain('acme.example');
  providerId = await office.addProvider('oidc-providers', {
    name: 'Acme',
    issuer: provider.issuer,
    client_id: oidcClient.clientId,
    client_secret: oidcClient.clientSecret,
    default_role: 'editor',
  });
});
afterEach(() => office.forgetMembers());
afterAll(async () => {
  await provider.close();
  await office.close();
});

const person = (name: string, more: object = {}) => ({
  sub: `subject-${name}`,
  email: `${name}@acme.example`,
  email_verified: true,
  given_name: name,
  ...more,
});

/** The clock is moved back, since the provider has a clock of its own. */
async function later<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  office.app.clock.advance(minutes * 60_000);
  try {
    return await act();
  } finally {
    office.app.clock.advance(-minutes * 60_000);
  }
}

/** One browser: starts, signs in at the provider, and returns with what the provider gave. */
async function signIn(change: (url: URL) => void = () => {}) {
  const browser = office.browser();
  const start = await browser.start(providerId);
  const there = new URL(start);
  change(there);
  return { browser, back: await provider.signIn(there.href) };
}

describe('sign-in by OpenID Connect', () => {
  it('[WSP-002] makes a member of the verified domain, with the default role, and signs in', async () => {
    provider.person = person('grace');
    const { browser, back } = await signIn();
    const session = await browser.collect(await browser.follow(back));
    const user = await office.userOf(session);
    expect(user).toMatchObject({
      email: 'grace@acme.example',
      first_name: 'grace',
      seat_type: 'workspace_member',
    });
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({
      role: 'editor',
      workspaceId: office.owner.workspaceId,
    });
    expect(await office.auditOf('session', 'sign-in')).toHaveLength(1);
    expect(await office.eventsNamed('sso.sign-in')).toHaveLength(1);
    expect(await office.eventsNamed('member.provisioned')).toHaveLength(1);
  });

  it('sends PKCE by S256, state and nonce, and a hint of the address', async () => {
    const browser = office.browser();
    const { searchParams } = new URL(await browser.start(providerId, 'grace@acme.example'));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: 'grace@acme.example',
      state: expect.stringMatching(/^[\w-]{40,}$/),
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
    });
  });

  it('knows the person by the subject afterwards, though the address changed', async () => {
    provider.person = person('grace');
    const first = await signIn();
    const before = await office.userOf(await first.browser.collect(await first.browser.follow(first.back)));
    provider.person = person('grace', { email: 'hopper@elsewhere.example' });
    const second = await signIn();
    const after = await office.userOf(await second.browser.collect(await second.browser.follow(second.back)));
    expect(after.user_id).toBe(before.user_id);
  });

  it.each<[string, (url: URL) => void]>([
    ['another nonce', (url) => url.searchParams.set('nonce', 'planted')],
    ['another PKCE challenge', (url) => url.searchParams.set('code_challenge', 'A'.repeat(43))],
  ])('refuses a token for %s', async (_, change) => {
    provider.person = person('mallory');
    const { browser, back } = await signIn(change);
    expect(await browser.follow(back)).toBe('/app/single-sign-on?error=sso_failed');
    expect(await office.membershipOf('mallory@acme.example')).toBeUndefined();
  });

  it.each<[string, (url: URL) => void, string]>([
    ['a state that is none of ours', (url) => url.searchParams.set('state', 'planted'), 'sso_state_unknown'],
    ['no state', (url) => url.searchParams.delete('state'), 'sso_state_unknown'],
    ['another issuer', (url) => url.searchParams.set('iss', 'https://evil.example'), 'sso_failed'],
    ['no issuer, though the provider names it', (url) => url.searchParams.delete('iss'), 'sso_failed'],
    ['another code', (url) => url.searchParams.set('code', 'planted'), 'sso_failed'],
  ])('refuses an answer with %s', async (_, change, code) => {
    provider.person = person('mallory');
    const { browser, back } = await signIn();
    const changed = new URL(back);
    change(changed);
    expect(await browser.follow(changed.href)).toBe(`/app/single-sign-on?error=${code}`);
    expect(await office.membershipOf('mallory@acme.example')).toBeUndefined();
  });

  it('takes an answer once, and only in time', async () => {
    provider.person = person('grace');
    const { browser, back } = await signIn();
    await browser.follow(back);
    expect(await browser.follow(back)).toContain('error=sso_state_unknown');
    const late = await signIn();
    const page = await later(15, () => late.browser.follow(late.back));
    expect(page).toContain('error=sso_state_unknown');
  });

  it('refuses a token that has expired', async () => {
    provider.person = person('mallory');
    const { browser, back } = await signIn();
    expect(await later(12, () => browser.follow(back))).toBe('/app/single-sign-on?error=sso_failed');
  });

  it('gives the session to the browser that started, once', async () => {
    provider.person = person('grace');
    const { browser, back } = await signIn();
    const page = await browser.follow(back);
    const elsewhere = await office.browser().tryCollect(page);
    expect(elsewhere).toMatchObject({ status: 401, code: 'sso_state_unknown' });
    // the code is spent: somebody else had it
    expect(await browser.tryCollect(page)).toMatchObject({ status: 401, code: 'sso_state_unknown' });
  });

  it('says why the provider refused', async () => {
    const browser = office.browser();
    const state = new URL(await browser.start(providerId)).searchParams.get('state');
    const back = `${office.app.url}/v1/single-sign-on/oidc/callback?state=${state}&error=access_denied&iss=${provider.issuer}`;
    expect(await browser.follow(back)).toBe('/app/single-sign-on?error=sso_failed');
  });

  it.each([
    ['of a domain that is not verified', { email: 'grace@elsewhere.example' }, 'sso_domain_not_verified'],
    ['that the provider did not confirm', { email_verified: false }, 'sso_failed'],
    ['that is missing', { email: undefined }, 'sso_failed'],
    ['that is none', { email: 'grace' }, 'sso_failed'],
  ])('refuses an address %s', async (_, more, code) => {
    provider.person = person('grace', more);
    const { browser, back } = await signIn();
    expect(await browser.follow(back)).toBe(`/app/single-sign-on?error=${code}`);
  });

  it('refuses somebody of another workspace, whose account stays theirs', async () => {
    const neighbor = await office.makeNeighbor('grace@acme.example');
    provider.person = person('grace');
    const { browser, back } = await signIn();
    expect(await browser.follow(back)).toBe('/app/single-sign-on?error=sso_other_workspace');
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({
      workspaceId: neighbor.workspaceId,
    });
  });

  it('refuses a locked member', async () => {
    provider.person = person('grace');
    const first = await signIn();
    await first.browser.collect(await first.browser.follow(first.back));
    const { userId } = (await office.membershipOf('grace@acme.example'))!;
    await office.db.update(memberships).set({ isLocked: true }).where(eq(memberships.userId, userId));
    const second = await signIn();
    expect(await second.browser.follow(second.back)).toBe('/app/single-sign-on?error=member_locked');
  });

  it('makes no more members than there are seats, and only with a default role', async () => {
    await office.setSeats(1);
    provider.person = person('grace');
    const full = await signIn();
    expect(await full.browser.follow(full.back)).toBe('/app/single-sign-on?error=sso_no_seat');
    expect(await office.db.select().from(users).where(eq(users.email, 'grace@acme.example'))).toEqual([]);
    await office.setSeats(null);
    await office.edit(providerId, { default_role: null });
    const uninvited = await signIn();
    expect(await uninvited.browser.follow(uninvited.back)).toBe('/app/single-sign-on?error=sso_not_a_member');
    await office.edit(providerId, { default_role: 'editor' });
  });

  it('authorizes who was invited, whatever the domain, with the role of the invite', async () => {
    await office.invite('guest@elsewhere.example', 'viewer');
    provider.person = person('guest', { email: 'guest@elsewhere.example' });
    const { browser, back } = await signIn();
    await browser.collect(await browser.follow(back));
    expect(await office.membershipOf('guest@elsewhere.example')).toMatchObject({ role: 'viewer' });
  });

  it('gives who was invited the groups and the limit of the invite, and the inviter hears of it', async () => {
    const [makers] = await office.makeGroups('makers of the invite');
    await office.invite('invited@acme.example', 'editor', { groupIds: [makers!], usageLimit: 5000 });
    provider.person = person('invited');
    const { browser, back } = await signIn();
    await browser.collect(await browser.follow(back));
    const member = await office.membershipOf('invited@acme.example');
    expect(member).toMatchObject({ role: 'editor', usageLimit: 5000 });
    expect(await office.groupsOf(member!.userId)).toEqual([makers]);
    expect(await office.eventsNamed('member.joined')).toHaveLength(1);
    expect(await office.auditOf('member', 'join')).toMatchObject([{ ipAddress: '127.0.0.1' }]);
  });

  it('keeps mapped groups as the provider has them, and leaves the others', async () => {
    const [makers, readers, own] = await office.makeGroups('makers', 'readers', 'own');
    await office.edit(providerId, { group_mapping: { Makers: makers, Readers: readers } });
    provider.person = person('grace', { groups: ['Makers', 'Unknown'] });
    const first = await signIn();
    await first.browser.collect(await first.browser.follow(first.back));
    const { userId } = (await office.membershipOf('grace@acme.example'))!;
    expect(await office.groupsOf(userId)).toEqual([makers]);
    await office.joinGroup(userId, own!);
    provider.person = person('grace', { groups: ['Readers'] });
    const second = await signIn();
    await second.browser.follow(second.back);
    expect((await office.groupsOf(userId)).toSorted()).toEqual([readers, own].toSorted());
    provider.person = person('grace');
    const third = await signIn();
    await third.browser.follow(third.back);
    expect((await office.groupsOf(userId)).toSorted()).toEqual([readers, own].toSorted());
  });

  it('[WSP-022] stores the client secret sealed and shows it to nobody', async () => {
    const rows = await office.db.select().from(identityProviders);
    expect(JSON.stringify(rows)).not.toContain(oidcClient.clientSecret);
    const shown = await office.state();
    expect(JSON.stringify(shown)).not.toContain(oidcClient.clientSecret);
    expect(shown.identity_providers[0]).toMatchObject({
      kind: 'oidc',
      client_id: oidcClient.clientId,
      has_client_secret: true,
    });
  });

  it('shows an admin in a test what the provider says, and signs nobody in', async () => {
    provider.person = person('newcomer', { groups: ['Makers'] });
    const url = await office.test(providerId);
    const page = await office.browser().follow(await provider.signIn(url));
    expect(page).toMatch(/^\/app\/workspace\/security\?test=/);
    expect(await office.testResult(page)).toEqual({
      failure: null,
      subject: 'subject-newcomer',
      email: 'newcomer@acme.example',
      first_name: 'newcomer',
      groups: ['Makers'],
    });
    expect(await office.membershipOf('newcomer@acme.example')).toBeUndefined();
    provider.person = person('newcomer', { email: undefined });
    const failing = await office.browser().follow(await provider.signIn(await office.test(providerId)));
    expect((await office.testResult(failing)).failure).toContain('claim "email"');
  });
});
