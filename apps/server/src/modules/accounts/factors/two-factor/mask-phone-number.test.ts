import { expect, test } from 'vitest';
import { maskPhoneNumber } from './mask-phone-number.ts';

test.each([
  ['+15550100199', '+•••••••••99'],
  ['+4930901820', '+••••••••20'],
  ['+6831234', '+•••••34'],
])('%s is shown as %s', (phoneNumber, masked) => {
  expect(maskPhoneNumber(phoneNumber)).toBe(masked);
  expect(masked).toHaveLength(phoneNumber.length);
});
