import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional } from '../wire.ts';
import { passkeyAuthentication } from './passkeys.ts';
import { backupCode, factorCode } from './two-factor.ts';

/** How a person proves that it is them: what the account has of these. `sign-in`: only by signing in anew. */
export const reauthenticationWays = ['password', 'passkey', 'totp', 'sms', 'backup_code', 'sign_in'] as const;
export type ReauthenticationWay = (typeof reauthenticationWays)[number];

/** So long a proof holds, in the session that it was given in. */
export const reauthenticationMinutes = 5;

const proof = z
  .object({
    password: optional(z.string().max(200)),
    /** Of the authenticator app or a text message, or a backup code. */
    code: optional(z.union([factorCode, backupCode])),
    credential: optional(passkeyAuthentication),
  })
  .check(({ value, issues }) => {
    const given = Object.values(value).filter((part) => part !== undefined);
    if (given.length !== 1) {
      issues.push({
        code: 'custom',
        input: value,
        path: ['password'],
        message: 'Send one of password, code and credential',
      });
    }
  });

export const reauthenticationRoutes = {
  reauthenticate: route({
    id: 'reauthentication.prove',
    method: 'POST',
    path: '/v1/user/reauthenticate',
    summary: 'Confirm that it’s you, before changing second factors, passkeys or the email address',
    access: 'signed-in',
    internal: true,
    body: proof,
    answer: json(ok.extend({ fresh_until_unix: z.int() })),
  }),
};
