import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { expect, it } from 'vitest';
import { changeOf, formOf, newKeyOf } from '#web/features/api-keys/key-form.ts';

const apiKey: ApiKey = {
  key_id: 'k',
  name: 'Robot',
  hint: 'sk_abc…1234',
  permissions: null,
  character_limit: null,
  character_count: 0,
  is_disabled: false,
  allowed_ips: ['192.0.2.1'],
  expires_at_unix: Math.floor(new Date('2020-05-06T12:00:00').getTime() / 1000),
  third_party_disable_allowed: null,
  created_at_unix: 0,
  last_used_at_unix: null,
};

it('reads addresses and the last second of the chosen day', () => {
  const form = { ...formOf(undefined), name: 'Robot', expiresOn: '2030-01-02', addresses: '192.0.2.1, ::1' };
  expect(newKeyOf(form)).toMatchObject({
    allowed_ips: ['192.0.2.1', '::1'],
    expires_at_unix: new Date('2030-01-02T23:59:59').getTime() / 1000,
  });
});

it('sends no day that stays, and lifts what was emptied', () => {
  const form = formOf(apiKey);
  expect(form.expiresOn).toBe('2020-05-06');
  expect(changeOf(apiKey, form).expires_at_unix).toBeUndefined();
  expect(changeOf(apiKey, { ...form, expiresOn: '', addresses: '' })).toMatchObject({
    expires_at_unix: null,
    allowed_ips: null,
  });
});
