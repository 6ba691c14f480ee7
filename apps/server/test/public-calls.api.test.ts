import { contract } from '@mynah/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinedPerson, type Person, soloPerson } from './team.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await soloPerson(app, 'pro');
});
afterAll(() => app.close());

/** A call that joins them lets strangers in: it wants a reason. */
const open: Record<string, readonly string[]> = {
  'the page before a sign-in': ['GET /v1/app-config', 'GET /v1/geolocation', 'GET /v1/user/rand'],
  'the first owner': ['GET /v1/setup/status', 'POST /v1/setup'],
  'signing up': [
    'GET /v1/workspace/join-info',
    'POST /v1/user/auth/sign-up',
    'POST /v1/user/auth/verify-email',
    'POST /v1/user/pre-sign-up',
    'POST /v1/user/prepare-internal-verification',
    'POST /v1/user/send-verification-email',
  ],
  'signing in and out': [
    'POST /v1/user/auth-tokens',
    'POST /v1/user/backup-code/{code}/remove-mfa',
    'POST /v1/user/passkeys/sign-in',
    'POST /v1/user/passkeys/sign-in-options',
    'POST /v1/user/send-mfa-code',
    'POST /v1/user/sign-in-requests',
    'POST /v1/user/sign-in-requests/{sign_in_request_id}/tokens',
    'POST /v1/user/sign-out',
  ],
  'single sign-on': [
    'GET /v1/single-sign-on/oidc/callback',
    'GET /v1/single-sign-on/saml/{workspace_id}/metadata',
    'GET /v1/workspace/find-sso-provider',
    'GET /v1/workspace/identity-providers',
    'POST /v1/single-sign-on/collect',
    'POST /v1/single-sign-on/saml/{workspace_id}/acs',
    'POST /v1/single-sign-on/start',
  ],
  'the link of a mail': [
    'POST /v1/user/auth/check-password-reset-code',
    'POST /v1/user/auth/confirm-password-reset',
    'POST /v1/user/opt-out-of-updates',
    'POST /v1/user/restore-account',
    'POST /v1/user/send-password-reset-email',
    'PUT /v1/user/email',
  ],
  'a media element, which sends no header': ['GET /v1/voices/{voice_id}/preview'],
};

describe('[ACC-004] [ACC-005] without a bearer token', () => {
  test('exactly these calls of accounts and workspaces are open', () => {
    const areas =
      /^\/(v1\/(app-config|geolocation|setup|single-sign-on|user|workspaces?|service-accounts|admin|voices)|scim)\b/;
    const found = contract.filter(({ access, path }) => access === 'public' && areas.test(path));
    expect(found.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      Object.values(open).flat().sort(),
    );
  });

  test('GET /v1/user is refused, and answers with one', async () => {
    const nobody = await app.fetch('/v1/user');
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ detail: { status: 'needs_authorization' } });
    expect((await admin.call('GET', '/v1/user')).status).toBe(200);
  });
});

test('[ACC-075] calls without an answer of their own say that it went well', async () => {
  for (const path of ['dismiss-moderation-warning', 'request-alpha-access', 'accept-bipa-terms']) {
    expect(await admin.call('POST', `/v1/user/${path}`), path).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  }
});

test('[WSP-011] [WSP-017] the workspace answers with both owners and the one opt-out field', async () => {
  const { status, body } = await admin.call('GET', '/v1/workspace');
  expect(status).toBe(200);
  expect(body).toMatchObject({ owner_id: admin.actor.userId, owner_email: admin.email });
  expect(Object.keys(body)).toContain('training_opt_out');
});

test('[WSP-066] seats-status answers used and maximum seats', async () => {
  const { body } = await admin.call('GET', '/v1/workspace/seats-status');
  expect(body).toMatchObject({ used_seats: 1, max_seats: 1 });
});

test('[WSP-079] a member may not change the training opt-out, an admin may', async () => {
  const member = await joinedPerson(app, admin.actor.workspaceId, 'editor');
  const path = '/v1/workspace/update-workspace?training_opt_out=true';
  expect(await member.call('PUT', path, {})).toMatchObject({ status: 403, code: 'permission_denied' });
  expect((await admin.call('PUT', path, {})).status).toBe(200);
});

test('[WSP-058] calls of the workspace share one prefix, service accounts have their own', () => {
  const strays = contract.filter(
    ({ id, path }) =>
      /^(workspace|members|invites|groups|domains|webhooks)\./.test(id) && !/^\/v1\/workspaces?\b/.test(path),
  );
  expect(strays.map(({ path }) => path)).toEqual([]);
  expect(contract.some(({ path }) => path === '/v1/service-accounts')).toBe(true);
});
