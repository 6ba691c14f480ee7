import { expect, test } from 'vitest';
import { isSamePerson, mailboxOf } from './referrals.policy.ts';

test('an address with a plus, and one of Gmail with dots, is the same mailbox', () => {
  expect(mailboxOf('Ada+two@example.com')).toBe('ada@example.com');
  expect(mailboxOf('a.d.a+x@googlemail.com')).toBe('ada@gmail.com');
  expect(mailboxOf('a.da@example.com')).toBe('a.da@example.com');
});

test('nobody sends themselves', () => {
  const ada = { id: '1', email: 'ada@example.com' };
  expect(isSamePerson(ada, { id: '1', email: 'other@example.com' })).toBe(true);
  expect(isSamePerson(ada, { id: '2', email: 'ADA+new@example.com' })).toBe(true);
  expect(isSamePerson(ada, { id: '2', email: 'bob@example.com' })).toBe(false);
});
