import { describe, expect, test } from 'vitest';
import { endOfNotice, fiatRateOf, requireKeptNotice } from './library.policy.ts';
import type { SharedVoiceRow } from './library.tables.ts';
import { reviewWords, type ShownWords, stateAfter } from './review.ts';

type Settings = Parameters<typeof reviewWords>[0];
const alone: Settings = {
  blockedWords: ['bad'],
  blockedVoiceNames: [],
  libraryReview: 'findings',
  hasStaff: false,
};
const staffed: Settings = { ...alone, hasStaff: true };
const fine = { name: 'Lark', description: null, labels: {}, isVerified: false };
const bad = { ...fine, labels: { mood: 'bad' } };
const now = new Date('2026-01-01T00:00:00Z');

describe('a review of words', () => {
  test.each<[string, Settings, ShownWords, string]>([
    ['nothing found', alone, fine, 'allowed'],
    ['found, and nobody is staff', alone, bad, 'declined'],
    ['found, for staff', staffed, bad, 'pending'],
    ['nothing found, with staff', staffed, fine, 'allowed'],
    ['staff looks at all', { ...staffed, libraryReview: 'always' }, fine, 'pending'],
    ['staff would look at all, but nobody is', { ...alone, libraryReview: 'always' }, fine, 'allowed'],
    ['a link', alone, { ...fine, name: 'www.lark.example' }, 'declined'],
  ])('%s', (_, settings, words, status) => {
    expect(reviewWords(settings, words, undefined).status).toBe(status);
  });

  test('what a person declined comes before a person again, other words or not', () => {
    const before = { reviewStatus: 'declined' as const, reviewMessage: 'No.' };
    expect(reviewWords(staffed, fine, before).status).toBe('pending');
    expect(reviewWords(alone, fine, before).status).toBe('allowed');
  });

  test('a known name is for whom it was checked', () => {
    const [withName, verified] = [
      { ...fine, name: 'Barack Obama' },
      { ...fine, name: 'Barack Obama', isVerified: true },
    ];
    expect(reviewWords(alone, withName, undefined).status).toBe('declined');
    expect(reviewWords(alone, verified, undefined).status).toBe('allowed');
  });
});

describe('the state after a review', () => {
  const shown = { publishedAt: new Date(0), disableAt: null } as SharedVoiceRow;
  const noticed = { publishedAt: new Date(0), disableAt: now } as SharedVoiceRow;
  const allowed = { status: 'allowed' as const, message: null };
  test('an allowed voice is new when it was not there, and stays as old as it was', () => {
    expect(stateAfter(allowed, { before: undefined, now })).toMatchObject({
      publishedAt: now,
      disableAt: null,
    });
    expect(stateAfter(allowed, { before: noticed, now })).toMatchObject({
      publishedAt: now,
      disableAt: null,
    });
    expect(stateAfter(allowed, { before: shown, now })).not.toHaveProperty('publishedAt');
  });

  test('one that waits or was declined leaves a notice that runs as it is', () => {
    for (const status of ['pending', 'declined'] as const) {
      expect(stateAfter({ status, message: null }, { before: noticed, now })).not.toHaveProperty('disableAt');
    }
  });
});

test('[VOI-067] a notice ends so many days from now', () => {
  expect(endOfNotice(now, 0)).toEqual(now);
  expect(endOfNotice(now, 7).toISOString()).toBe('2026-01-08T00:00:00.000Z');
  expect(endOfNotice(now, 730).toISOString()).toBe('2028-01-01T00:00:00.000Z');
});

test('a notice that others count on is not made shorter', () => {
  const before = { noticePeriodDays: 30 };
  expect(() => requireKeptNotice(before, { wanted: 7, copies: 1 })).toThrow(/30 days/);
  for (const kept of [
    { wanted: 30, copies: 1 },
    { wanted: 90, copies: 1 },
    { wanted: 0, copies: 0 },
  ]) {
    expect(() => requireKeptNotice(before, kept)).not.toThrow();
  }
});

test('[VOI-088] what a voice brings for 1,000 credits', () => {
  expect([null, 1, 2, 1.5, 0.5].map(fiatRateOf)).toEqual([0.03, 0.03, 0.06, 0.045, 0.015]);
});
