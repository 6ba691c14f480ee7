import { Secret, TOTP } from 'otpauth';
import { ownerForm } from '../factories.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import type { UsedServer } from './used-server.ts';

/** The owner's ways in: second factor with a trusted device, passkey, mails with codes, a program, a wrong password. */
export async function signInEveryWay({ app, person }: UsedServer): Promise<void> {
  const { email, password } = ownerForm;
  await app.fetch('/v1/user/auth-tokens', { json: { email, password: 'wrong' } });
  await person.call('/v1/user/sign-in-requests', { json: { requester: 'Podcast robot' } });
  await person.call('/v1/user/send-password-reset-email', { json: { email } });
  await person.call('/v1/user/reauthenticate', { json: { password } });

  const { secret } = await person.call<{ secret: string }>('/v1/user/totp-secret');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => totp.generate({ timestamp: app.clock.now().getTime() });
  await person.call('/v1/user/update-mfa-factors', { json: { factor: 'totp', secret, code: code() } });
  await person.call('/v1/user/backup-code', { method: 'POST' });
  app.clock.advance(30_000);
  const refused = await app.fetch('/v1/user/auth-tokens', { json: { email, password } });
  const { detail } = (await refused.json()) as { detail: { mfa_token: string } };
  await person.call('/v1/user/auth-tokens', {
    json: { mfa_token: detail.mfa_token, code: code(), trust_device: true },
  });

  const site = { origin: app.url.replace('127.0.0.1', 'localhost'), rpId: 'localhost' };
  const { options } = await person.call<{ options: { challenge: string; user: { id: string } } }>(
    '/v1/user/passkeys/registration-options',
    { method: 'POST' },
  );
  const credential = new SoftwareAuthenticator(site).create(options);
  await person.call('/v1/user/passkeys', { json: { credential, name: 'My phone' } });
}
