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
