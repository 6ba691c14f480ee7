import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash.ts';

it('keeps passwords as argon2id and tells right from wrong', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, 'correct horse')).toBe(true);
  expect(await passwordMatches(hash, 'wrong horse')).toBe(false);
});

it('says no without a hash, even to the decoy', async () => {
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false);
  expect(await passwordMatches(null, '')).toBe(false);
});
