import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { describe, expect, it } from 'vitest';
import {
  badgesOf,
  isOwn,
  noticeOption,
  noticeText,
  rateText,
} from '#web/features/voice-library/voice-terms.ts';

const terms = (parts: Partial<LibraryVoice>) => ({
  rate: null,
  fiat_rate: null,
  notice_period: null,
  ...parts,
});

describe('the notice period', () => {
  it.each([
    [1, '1 day'],
    [7, '7 days'],
    [364, '364 days'],
    [365, '1 year'],
    [366, '1 year'],
    [367, '2 years'],
    [730, '2 years'],
  ])(
    '[VOI-072] [VOI-073] [VOI-074] [VOI-079] of %d days reads for others and for the owner',
    (days, period) => {
      expect(noticeText(terms({ notice_period: days }))).toBe(`Notice period: ${period}`);
      expect(noticeText(terms({ notice_period: days, fiat_rate: 0.03 }))).toBe(
        `You set a notice period of ${period}`,
      );
      expect(noticeOption(days)).toBe(period);
    },
  );

  it.each([null, 0])('is not spoken of where there is none (%s)', (days) => {
    expect(noticeText(terms({ notice_period: days }))).toBeNull();
  });

  it('is none, by that word, for who chooses it', () => {
    expect(noticeOption(0)).toBe('None');
  });
});

describe('the rate', () => {
  it('[VOI-077] [VOI-088] is dollars per 1,000 credits for the owner', () => {
    expect(rateText(terms({ rate: 2, fiat_rate: 0.06 }))).toBe('$0.06 per 1,000 credits');
    expect(rateText(terms({ rate: null, fiat_rate: 0.03 }))).toBe('$0.03 per 1,000 credits');
    expect(isOwn(terms({ fiat_rate: 0 }))).toBe(true);
  });

  it.each([
    [2, '2× credits'],
    [0.5, '0.5× credits'],
    [1, null],
    [null, null],
  ])('[VOI-078] %s is a multiplier for others', (rate, text) => {
    expect(rateText(terms({ rate }))).toBe(text);
    expect(isOwn(terms({ rate }))).toBe(false);
  });
});

it('[VOI-063] gender and age are no badges', () => {
  const voice = {
    accent: 'british',
    use_case: 'narration',
    descriptive: '',
    gender: 'male',
    age: 'old',
  } as LibraryVoice;
  expect(badgesOf(voice)).toEqual(['british', 'narration']);
});
