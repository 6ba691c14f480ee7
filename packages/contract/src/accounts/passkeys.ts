import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { accessToken } from './accounts.ts';

export const passkey = z.object({
  passkey_id: z.string(),
  name: z.string(),
  created_at_unix: z.int(),
  last_used_unix: z.int().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const base64url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/, 'Not base64url');

/** What a browser's `toJSON` makes of a credential (WebAuthn level 3); the server's library reads it. */
const credentialOf = <Shape extends z.ZodRawShape>(response: z.ZodObject<Shape>) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response,
    authenticatorAttachment: optional(z.enum(['platform', 'cross-platform'])),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  });

const registration = credentialOf(
  z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: optional(z.array(z.string().max(30)).max(10)),
  }),
);

/** What a browser answers to `navigator.credentials.get`. */
export const passkeyAuthentication = credentialOf(
  z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: optional(z.string().max(200)),
  }),
);

const name = z.string().trim().min(1).max(100);
/** As the browser's calls take them: `PublicKeyCredentialCreationOptionsJSON`, `…RequestOptionsJSON`. */
const creationOptions = z.looseObject({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
});
const requestOptions = z.looseObject({ challenge: z.string() });

export const passkeyRoutes = {
  list: route({
    id: 'passkeys.list',
    method: 'GET',
    path: '/v1/user/passkeys',
    summary: 'List the account’s passkeys',
    access: 'signed-in',
    internal: true,
    answer: json(
      z.object({
        passkeys: z.array(passkey),
        /** The address on which passkeys work; null where the server has no name that browsers accept. */
        origin: z.string().nullable(),
      }),
    ),
  }),
  registrationOptions: route({
    id: 'passkeys.registration-options',
    method: 'POST',
    path: '/v1/user/passkeys/registration-options',
    summary: 'Start adding a passkey',
    access: 'signed-in',
    internal: true,
    answer: json(z.object({ options: creationOptions })),
  }),
  register: route({
    id: 'passkeys.register',
    method: 'POST',
    path: '/v1/user/passkeys',
    summary: 'Add the passkey that the browser created',
    access: 'signed-in',
    internal: true,
    body: z.object({ credential: registration, name: optional(name) }),
    answer: json(passkey),
  }),
  rename: route({
    id: 'passkeys.rename',
    method: 'PATCH',
    path: '/v1/user/passkeys/{passkey_id}',
    summary: 'Rename a passkey',
    access: 'signed-in',
    internal: true,
    params: z.object({ passkey_id: id }),
    body: z.object({ name }),
    answer: json(ok),
  }),
  remove: route({
    id: 'passkeys.remove',
    method: 'DELETE',
    path: '/v1/user/passkeys/{passkey_id}',
    summary: 'Remove a passkey',
    access: 'signed-in',
    internal: true,
    params: z.object({ passkey_id: id }),
    answer: json(ok),
  }),
  signInOptions: route({
    id: 'passkeys.sign-in-options',
    method: 'POST',
    path: '/v1/user/passkeys/sign-in-options',
    summary: 'Start signing in with a passkey',
    access: 'public',
    internal: true,
    answer: json(z.object({ options: requestOptions })),
  }),
  signIn: route({
    id: 'passkeys.sign-in',
    method: 'POST',
    path: '/v1/user/passkeys/sign-in',
    summary: 'Sign in with a passkey, without email address or password',
    access: 'public',
    internal: true,
    body: z.object({ credential: passkeyAuthentication }),
    answer: json(accessToken),
  }),
};
