import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.each([
  ['https://voice.example/', { id: 'voice.example', origin: 'https://voice.example' }],
  ['https://voice.example:8443', { id: 'voice.example', origin: 'https://voice.example:8443' }],
  ['http://127.0.0.1:4700', { id: 'localhost', origin: 'http://localhost:4700' }],
  ['http://[::1]:4700', { id: 'localhost', origin: 'http://localhost:4700' }],
  ['http://localhost:4700', { id: 'localhost', origin: 'http://localhost:4700' }],
  ['http://voice.example', undefined],
  ['https://192.168.1.5', undefined],
  ['http://0.0.0.0:4700', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s are bound to %j', (publicUrl, party) => {
  expect(relyingPartyOf(publicUrl)).toEqual(party);
});
