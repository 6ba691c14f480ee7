import { beforeEach, expect, it } from 'vitest';
import { noteReferral, readReferral } from '#web/shared/account/referral.ts';

const day = 86_400_000;
const visit = (address: string, now?: number) => noteReferral(new URL(address, 'https://voice.example'), now);

beforeEach(() => localStorage.clear());

it('[PRV-033] [PRV-034] keeps the from of a link for 90 days', () => {
  visit('/?from=abc123', 1000);
  expect(JSON.parse(localStorage.getItem('referral') ?? '')).toEqual({
    value: 'abc123',
    expiresTimestamp: 1000 + 90 * day,
  });
  visit('/voice-library', 2000);
  expect(readReferral(90 * day)).toBe('abc123');
  expect(readReferral(1000 + 90 * day)).toBeNull();
});

it.each(['/?gclid=ad', '/?from=other&gclid=ad', '/?ps_partner_key=p'])(
  '[PRV-035] [PRV-036] %s clears it',
  (address) => {
    visit('/?from=abc123');
    visit(address);
    expect(localStorage.getItem('referral')).toBeNull();
  },
);

it('takes no date of the app for one, and nothing that is no link of ours', () => {
  visit('/app/history?from=2026-01-01');
  visit('/?from=');
  visit(`/?from=${'x'.repeat(201)}`);
  expect(readReferral()).toBeNull();
  visit('/app/sign-up?from=abc123');
  expect(readReferral()).toBe('abc123');
  localStorage.setItem('referral', 'not ours');
  expect(readReferral()).toBeNull();
});
