import { z } from 'zod';
import { json, route } from '../route.ts';
import { ok, optional } from '../wire.ts';

export const secondFactorKinds = ['totp', 'sms'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** Six digits; people type a space in the middle. */
export const factorCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter six digits'));

/** Ten letters and digits, as shown with a dash in the middle; upper and lower case count the same. */
export const backupCode = z
  .string()
  .max(30)
  .transform((text) => text.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^[a-z2-9]{10}$/, 'Not a backup code'));

/** E.164, with the spaces, dots and brackets that people write. */
export const phoneNumber = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^00/, '+'))
  .pipe(
    z
      .string()
      .regex(/^\+[1-9]\d{6,14}$/, 'Enter a phone number with its country code, such as +1 555 010 0199'),
  );

const totpSecret = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z2-7]{32,64}$/, 'This secret wasn’t issued by this server'));

export const secondFactor = z.object({
  factor: z.enum(secondFactorKinds),
  /** Of text messages; all but the last digits are hidden. */
  phone_number: z.string().nullable(),
  created_at_unix: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const secondFactorList = z.object({
  factors: z.array(secondFactor),
  backup_codes_left: z.int(),
});
export type SecondFactorList = z.infer<typeof secondFactorList>;

export const trustedDevice = z.object({
  device_id: z.string(),
  /** `Firefox on Linux` */
  device: z.string(),
  /** The browser of this call. */
  is_current: z.boolean(),
  created_at_unix: z.int(),
  expires_at_unix: z.int(),
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

const updateMfaFactorsBody = z
  .object({
    factor: z.enum(secondFactorKinds),
    phone_number: optional(phoneNumber),
    secret: optional(totpSecret),
    /** To add: of the new factor. To remove: of any factor that the account has, or a backup code. */
    code: z.union([factorCode, backupCode]),
    /** Removes the factor in place of adding it. */
    remove: optional(z.boolean()),
  })
  .check(({ value, issues }) => {
    const needed = value.factor === 'totp' ? 'secret' : 'phone_number';
    if (!value.remove && value[needed] === undefined) {
      issues.push({
        code: 'custom',
        input: value,
        path: [needed],
        message: `Required to add ${value.factor}`,
      });
    }
  });

export const twoFactorRoutes = {
  list: route({
    id: 'two-factor.list',
    method: 'GET',
    path: '/v1/user/mfa-factors',
    summary: 'List the account’s second factors',
    access: 'signed-in',
    internal: true,
    answer: json(secondFactorList),
  }),
  newSecret: route({
    id: 'two-factor.new-secret',
    method: 'GET',
    path: '/v1/user/totp-secret',
    summary: 'Get a new secret for an authenticator app; nothing is stored until it’s confirmed',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ secret: z.string(), otpauth_uri: z.string() })),
  }),
  sendPhoneCode: route({
    id: 'two-factor.send-phone-code',
    method: 'POST',
    path: '/v1/user/send-phone-code',
    summary: 'Send a code to a phone number, to prove that it’s yours',
    access: 'signed-in',
    internal: true,
    body: z.object({ phone_number: phoneNumber }),
    answer: json(ok),
  }),
  updatePhone: route({
    id: 'two-factor.update-phone',
    method: 'POST',
    path: '/v1/user/update-phone',
    summary: 'Save a phone number confirmed with a code (ACC-077)',
    access: 'signed-in',
    internal: true,
    body: z.object({ phone_number: phoneNumber, code: factorCode }),
    answer: json(ok),
  }),
  update: route({
    id: 'two-factor.update',
    method: 'POST',
    path: '/v1/user/update-mfa-factors',
    summary: 'Add or remove a second factor (ACC-052)',
    access: 'signed-in',
    internal: true,
    body: updateMfaFactorsBody,
    answer: json(secondFactorList),
  }),
  sendMfaCode: route({
    id: 'two-factor.send-mfa-code',
    method: 'POST',
    path: '/v1/user/send-mfa-code',
    summary: 'Send a code to the account’s phone, during sign-in or before removing a factor',
    access: 'public',
    internal: true,
    /** Without the token the caller's own session counts. */
    body: z.object({ mfa_token: optional(z.string().max(1000)) }),
    answer: json(ok),
  }),
  newBackupCodes: route({
    id: 'two-factor.new-backup-codes',
    method: 'POST',
    path: '/v1/user/backup-code',
    summary: 'Generate backup codes, shown once; earlier codes stop working (ACC-068)',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ backup_codes: z.array(z.string()) })),
  }),
  removeByBackupCode: route({
    id: 'two-factor.remove-by-backup-code',
    method: 'POST',
    path: '/v1/user/backup-code/{code}/remove-mfa',
    summary: 'Remove all second factors with a backup code (ACC-069)',
    access: 'public',
    internal: true,
    params: z.object({ code: backupCode }),
    /** Of a sign-in that stands at its second step; without it the caller's own session counts. */
    body: z.object({ mfa_token: optional(z.string().max(1000)) }),
    answer: json(ok),
  }),
  listTrustedDevices: route({
    id: 'two-factor.list-trusted-devices',
    method: 'GET',
    path: '/v1/user/trusted-devices',
    summary: 'List the browsers that skip the second factor',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ trusted_devices: z.array(trustedDevice) })),
  }),
  removeTrustedDevice: route({
    id: 'two-factor.remove-trusted-device',
    method: 'DELETE',
    path: '/v1/user/trusted-devices/{device_id}',
    summary: 'Require the second factor from a browser again',
    access: 'signed-in',
    internal: true,
    params: z.object({ device_id: z.string().max(64) }),
    answer: json(ok),
  }),
};
