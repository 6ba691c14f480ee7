import * as language from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';

const ada = { name: 'Zoë Lovelace', email: 'ada.king@babbage-engines.example' };

/** Every 200th of the list, and all of its head. */
function commonPasswords(): string[] {
  const list = Object.values(language.dictionary).map((words) => [...words]);
  const longest = list.reduce((one, other) => (one.length > other.length ? one : other));
  return longest.map(String).filter((word, rank) => word.length >= 8 && (rank < 500 || rank % 200 === 0));
}

it('knows far more than the ten thousand that are tried first, however they are written', () => {
  const known = Object.values(language.dictionary).map((words) => [...words].length);
  expect(Math.max(...known)).toBeGreaterThan(10_000);
  const passed = commonPasswords().filter((password) => !judgePassword(password).fault);
  expect(passed).toEqual([]);
});

it.each(['password', 'Password1', 'P@ssw0rd', 'qwertyuiop', 'aaaaaaaaaaaa', 'abcd1234', '1q2w3e4r5t'])(
  'refuses %s as one of those that everybody tries',
  (password) => {
    expect(judgePassword(password)).toMatchObject({ fault: 'common' });
  },
);

it.each([
  'Zoë Lovelace',
  'zoelovelace',
  'Lovelace1815!',
  'ada.king@babbage-engines.example',
  'AdaKing2024',
  'babbage-engines',
  'lovelacelovelace',
])('refuses %s as made of the own name or address', (password) => {
  expect(judgePassword(password, ada)).toEqual({ strength: 0, fault: 'own' });
});

it.each(['correct horse battery', 'Lovelace plays the harp', 'vT9#kq2Lw!'])('takes %s', (password) => {
  const verdict = judgePassword(password, ada);
  expect(verdict.fault).toBeUndefined();
  expect(verdict.strength).toBeGreaterThanOrEqual(3);
});

it('takes the name of somebody else, and knows nobody without a name', () => {
  expect(judgePassword('Lovelace-1815-king', {}).fault).toBeUndefined();
  expect(judgePassword('zq7-vw4-kj9', { name: '', email: null }).fault).toBeUndefined();
});
