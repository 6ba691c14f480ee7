import { authSettings } from '@mynah/contract/agents/config/platform-settings';
import { expect, test } from 'vitest';
import { requireOrigin } from './origins.ts';

const allowing = (hostnames: string[], isRequired = false) =>
  authSettings.parse({
    allowlist: hostnames.map((hostname) => ({ hostname })),
    require_origin_header: isRequired,
  });

const isLet = (settings: ReturnType<typeof allowing>, origin?: string): boolean => {
  try {
    requireOrigin(settings, { origin, ownUrl: 'https://voice.example.org' });
    return true;
  } catch {
    return false;
  }
};

test.each([
  [[], 'https://anywhere.example', true],
  [['shop.example'], 'https://shop.example', true],
  [['https://shop.example/'], 'https://shop.example', true],
  [['shop.example'], 'https://evil-shop.example', false],
  [['shop.example'], 'https://shop.example.evil.example', false],
  [['*.shop.example'], 'https://a.shop.example', true],
  [['localhost:3000'], 'http://localhost:3000', true],
  [['localhost:3000'], 'http://localhost:3001', false],
  [['shop.example'], 'null', false],
  [['shop.example'], 'https://voice.example.org', true],
] as const)('of %j, %s: %s', (hostnames, origin, expected) => {
  expect(isLet(allowing([...hostnames]), origin)).toBe(expected);
});

test('programs send no origin: they are let in unless one is required', () => {
  expect(isLet(allowing(['shop.example']))).toBe(true);
  expect(isLet(allowing(['shop.example'], true))).toBe(false);
  expect(isLet(allowing([], true))).toBe(true);
});
