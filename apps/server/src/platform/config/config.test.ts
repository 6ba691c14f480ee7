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
