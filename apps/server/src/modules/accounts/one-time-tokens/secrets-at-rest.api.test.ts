import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf } from '../../../../test/call-as.ts';
import { makeProvenOwner, ownerForm } from '../../../../test/factories.ts';
import { linkTo } from '../../../../test/mailbox.ts';
import { secondFactorOn } from '../../../../test/second-factor.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createOwnerLink } from './actions/create-owner-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { call, codeOf, lastTextMessage, issueCodes } = secondFactorOn(() => app);

/** Every row of every table, those of the jobs included, as a backup has them. */
async function dump(): Promise<string> {
  const { rows } = await app.platform.db.execute<{ content: string }>(
    sql`select query_to_xml(format('select t::text as row from %I.%I t', schemaname, tablename), false, true, '')::text
        as content from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ content }) => content).join('\n');
}

/** As it is, and within a longer text in base64 or in hex. */
function formsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].map((offset) => {
    const whole = Buffer.from(`${' '.repeat(offset)}${secret}`)
      .toString('base64')
      .replace(/=+$/, '');
    // the characters at both ends depend on the neighbors as well
    return whole.slice(offset === 0 ? 0 : offset + 1, -1);
  });
  return [secret, ...inBase64, Buffer.from(secret).toString('hex')];
}

const parameter = async (to: string, name: string): Promise<string> =>
  (await linkTo(app, to)).searchParams.get(name) ?? '';

/** What opens an account, or is on its way to somebody who it will open one for. */
async function makeSecrets(): Promise<Record<string, string>> {
  const ownerLink = await createOwnerLink(app.platform);
  const owner = await makeProvenOwner(app);
  const as = owner;
  const signedIn = await call('/v1/user/auth-tokens', { json: ownerForm });
  await call('/v1/user/pre-sign-up', { json: { email: 'grace@example.com' } });
  const grace = { email: 'grace@example.com', password: 'nanoseconds are short', first_name: 'Grace' };
  const signedUp = await call('/v1/user/auth/sign-up', { json: grace });
  await call('/v1/user/send-password-reset-email', { json: { email: ownerForm.email } });
  const reset = await parameter(ownerForm.email, 'code');
  await call('/v1/user/send-email-change-verification', { as, json: { email: 'new@example.com' } });
  const { body: invited } = await call('/v1/workspace/invites/add', {
    as,
    json: { email: 'bob@example.com' },
  });
  await call('/v1/user/send-phone-code', { as, json: { phone_number: '+15550100199' } });
  const { body: totp } = await call('/v1/user/totp-secret', { as });
  const secret = String(totp.secret);
  await call('/v1/user/update-mfa-factors', { as, json: { factor: 'totp', secret, code: codeOf(secret) } });
  const [backupCode = ''] = await issueCodes(owner);
  const { body: asked } = await call('/v1/user/sign-in-requests', { json: { requester: 'A program' } });
  const phoneCode = (await lastTextMessage()).code;
  return {
    ownerLink: ownerLink ?? '',
    reset,
    verification: await parameter('grace@example.com', 'code'),
    emailChange: await parameter('new@example.com', 'internalCode'),
    inviteOfMail: await parameter('bob@example.com', 'invite_code'),
    invite: String((invited.invite as { invite_code: string }).invite_code),
    // six digits alone stand in any date
    textMessage: `${phoneCode} is your`,
    totp: secret,
    backupCode: backupCode.replace('-', ''),
    signInRequest: String(asked.verification_code).replace('-', ''),
    pollToken: String(asked.poll_token),
    apiKey: owner.apiKey,
    refreshToken: cookieOf(signedIn, 'xi_refresh')?.split('=')[1] ?? '',
    signUpBrowser: cookieOf(signedUp, 'xi_sign_up')?.split('=')[1] ?? '',
  };
}

it('a dump of the database holds no code and no token, neither as it is nor in base64', async () => {
  const secrets = await makeSecrets();
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(7);
  const everything = await dump();
  expect(everything).toContain('grace@example.com');
  const found = Object.entries(secrets).flatMap(([name, secret]) =>
    formsOf(secret).some((form) => everything.includes(form)) ? [name] : [],
  );
  expect(found).toEqual([]);
});
