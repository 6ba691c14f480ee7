import { beforeEach, expect, it } from 'vitest';
import {
  forgetReferral,
  keepReferral,
  noteReferral,
  readReferral,
  visitPartner,
} from '#web/shared/account/referral.ts';

const day = 86_400_000;
function visit(address: string, now?: number): void {
  noteReferral(new URL(address, 'https://voice.example'), now);
  keepReferral();
}

beforeEach(() => {
  forgetReferral();
  localStorage.clear();
});

it('[PRV-017] keeps it in memory alone until that is allowed', () => {
  noteReferral(new URL('https://voice.example/?from=abc123'), 1000);
  expect(localStorage.length).toBe(0);
  expect(readReferral(2000)).toBe('abc123');
  forgetReferral();
  keepReferral();
  expect([localStorage.length, readReferral(2000)]).toEqual([0, null]);
});

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
  forgetReferral();
  localStorage.setItem('referral', 'not ours');
  expect(readReferral()).toBeNull();
});

it('[PRV-036] [PRV-038] knows the partner of this visit, in memory alone', () => {
  visit('/?ps_partner_key=radio&ps_xid=visit-7');
  expect(visitPartner()).toEqual({ key: 'radio', visit: 'visit-7' });
  expect(localStorage.length).toBe(0);
  visit('/?ps_partner_key=radio&gclid=ad');
  expect(visitPartner()).toBeNull();
});
