import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { auditLog } from '../src/modules/audit/audit.tables.ts';
import { mails } from '../src/platform/mail/mail.tables.ts';
import { openBody } from '../src/platform/mail/mail-body.ts';
import { callOn } from './call-as.ts';
import { makeProvenOwner, ownerForm } from './factories.ts';
import type { TestApp } from './test-app.ts';

const { email, password } = ownerForm;

export interface Holder {
  userId: string;
  accessToken: string;
}

type Json = Record<string, unknown>;

/** What a person with a second factor does, on the server of a test. */
export function secondFactorOn(app: () => TestApp) {
  const call = callOn(app);

  const signIn = (json: Json, cookie?: string) => call('/v1/user/auth-tokens', { json, cookie });
  const withPassword = (cookie?: string) => signIn({ email, password }, cookie);

  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app().clock.now().getTime() });
  const nextStep = () => app().clock.advance(30_000);
  /** Not a code of now, nor of the steps around it. */
  const wrongCodeFor = (secret: string): string => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = app().clock.now().getTime();
    const right = [-1, 0, 1].map((step) => totp.generate({ timestamp: now + step * 30_000 }));
    return ['000001', '000002', '000003', '000004'].find((code) => !right.includes(code))!;
  };

  /** What a change of factors asks for first. */
  const prove = (as: Holder, json: Json = { password }) => call('/v1/user/reauthenticate', { as, json });

  /** The person is signed in and has an authenticator app; its first code is used up. */
  async function withTotp(): Promise<Holder & { secret: string }> {
    const owner = await makeProvenOwner(app());
    const { body } = await call('/v1/user/totp-secret', { as: owner });
    const secret = String(body.secret);
    const added = await call('/v1/user/update-mfa-factors', {
      as: owner,
      json: { factor: 'totp', secret, code: codeOf(secret) },
    });
    expect(added.status).toBe(200);
    nextStep();
    return { ...owner, secret };
  }

  async function mfaTokenOf(): Promise<string> {
    const { body } = await withPassword();
    return String(body.detail?.mfa_token);
  }

  const issueCodes = async (as: Holder): Promise<string[]> =>
    (await call('/v1/user/backup-code', { as, method: 'POST' })).body.backup_codes as string[];

  async function lastTextMessage(): Promise<{ to: string; code: string }> {
    const [mail] = await app()
      .platform.db.select()
      .from(mails)
      .where(eq(mails.subject, 'Text message'))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    return {
      to: mail?.to ?? '',
      code: /\d{6}/.exec((mail && openBody(app().platform.keys, mail)?.text) ?? '')?.[0] ?? '',
    };
  }

  const activities = async (): Promise<string[]> =>
    (await app().platform.db.select().from(auditLog).orderBy(auditLog.id)).map(
      ({ className, activityName }) => `${className} ${activityName}`,
    );
  const subjects = async (): Promise<string[]> =>
    (await app().platform.db.select().from(mails).orderBy(mails.createdAt)).map(({ subject }) => subject);

  return {
    call,
    signIn,
    withPassword,
    codeOf,
    nextStep,
    prove,
    wrongCodeFor,
    withTotp,
    mfaTokenOf,
    issueCodes,
    lastTextMessage,
    activities,
    subjects,
  };
}
