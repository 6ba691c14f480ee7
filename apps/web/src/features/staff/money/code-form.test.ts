import { expect, test } from 'vitest';
import { codeForm, toCents, toNewCode } from '#web/features/staff/money/code-form.ts';

const blank = { code: 'spring-26', months: '', most: '', days: '' };

test('amounts are whole cents, whatever is typed', () => {
  expect(['5', '7.5', '7,50', '0.01', '19.99'].map(toCents)).toEqual([500, 750, 750, 1, 1999]);
  for (const wrong of ['', '0', '-1', '1.234', 'five', '1e3']) expect(toCents(wrong), wrong).toBeUndefined();
});

test('a percentage has no currency, and an amount has one', () => {
  expect(toNewCode({ ...blank, kind: 'percent', amount: '30' }, 0)).toMatchObject({ percent_off: 30 });
  expect(
    toNewCode({ ...blank, kind: 'eur', amount: '2.50', months: '3', most: '10', days: '2' }, 5_000),
  ).toEqual({
    code: 'spring-26',
    amount_off_cents: 250,
    currency: 'eur',
    duration_in_months: 3,
    max_redemptions: 10,
    expires_at_unix: 172_805,
  });
});

test('what cannot be is said at its field', () => {
  const wrong = codeForm.safeParse({
    ...blank,
    code: 'with space',
    kind: 'percent',
    amount: '101',
    most: '0',
  });
  expect(wrong.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['amount', 'code', 'most']);
  const amount = codeForm.safeParse({ ...blank, kind: 'percent', amount: '101' });
  expect(amount.error?.issues.map(({ path }) => path[0])).toEqual(['amount']);
});
