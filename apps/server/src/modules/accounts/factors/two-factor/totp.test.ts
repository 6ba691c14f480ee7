import { describe, expect, it } from 'vitest';
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';

/** The key of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('stepOfCode', () => {
  // the last six of the eight digits that the RFC prints
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('knows the code of RFC 6238 at second %i', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step);
  });

  it.each([
    [29, undefined],
    [30 - 1 + 1, 2],
    [60, 2],
    [89, 2],
    [90, 2],
    [119, 2],
    [120, undefined],
  ])('takes the code of second 60 to 89 at second %i: %s', (seconds, step) => {
    expect(stepOfCode(secret, '359152', at(seconds))).toBe(step);
  });

  it('refuses another code', () => {
    expect(stepOfCode(secret, '287083', at(59))).toBeUndefined();
  });
});

it('makes secrets of 160 bits that an app can read from the address', () => {
  const fresh = newTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(fresh);
  const uri = new URL(otpauthUri(fresh, { issuer: 'Mynah', account: 'ada@example.com' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Mynah:ada@example.com');
  expect(uri.searchParams.get('secret')).toBe(fresh);
});
