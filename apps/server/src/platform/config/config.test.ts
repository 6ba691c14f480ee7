import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 4700, host: '127.0.0.1', dataFolder: './data', ownerTier: 'trial' });
  expect(config.roles).toEqual(['api', 'worker', 'engine', 'scheduler']);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4700);
});

test('every wrong setting is named', () => {
  expect(() => readConfig({ PORT: 'http', MYNAH_ROLES: 'api,cook' })).toThrow(/PORT: .*MYNAH_ROLES: /);
});

test.each(['https://chat.example/room', '/app/community'])('a link may lead to %s', (address) => {
  expect(readConfig({ MYNAH_COMMUNITY_URL: address }).communityUrl).toBe(address);
});

test.each(['http://chat.example', 'javascript:alert(1)', '//chat.example', 'chat.example', 'https://'])(
  '[RTE-161] a link may not lead to %s',
  (address) => {
    expect(() => readConfig({ MYNAH_COMMUNITY_URL: address })).toThrow(/MYNAH_COMMUNITY_URL: an https/);
  },
);

test.each([
  ['https://voice.example', 'https://voice.example'],
  ['https://voice.example/', 'https://voice.example'],
  ['HTTP://Mynah.LAN:4700', 'http://mynah.lan:4700'],
  ['https://voice.example:443', 'https://voice.example'],
  ['http://[::1]:4700', 'http://[::1]:4700'],
])('people reach the server at %s', (address, publicUrl) => {
  expect(readConfig({ MYNAH_PUBLIC_URL: address }).publicUrl).toBe(publicUrl);
});

test.each([
  'voice.example',
  'ftp://voice.example',
  'https://voice.example/mynah',
  'https://ada@voice.example',
])('nobody reaches a server at %s', (address) => {
  expect(() => readConfig({ MYNAH_PUBLIC_URL: address })).toThrow(
    'MYNAH_PUBLIC_URL: an address without a path, such as https://voice.example.com.',
  );
});

test('[NOT-022] the checklist of newcomers is on, until the operator says which features are', () => {
  expect(readConfig({}).featureFlags).toEqual(['onboarding_checklist']);
  expect(readConfig({ MYNAH_FEATURES: 'none' }).featureFlags).not.toContain('onboarding_checklist');
});
