import { describe, expect, it, test } from 'vitest';
import { pickerVoice } from '#web/features/voices/test-voice.ts';
import { voiceTerms } from '#web/features/voices/voice-terms.ts';
import { noticePeriodLabel, rateLabel } from '#web/shared/voices/voice-labels.ts';

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [7, '7 days'],
  [30, '30 days'],
  [364, '364 days'],
  [365, '1 year'],
  [366, '1 year'],
  [367, '2 years'],
  [729, '2 years'],
  [730, '2 years'],
])('[VOI-072] [VOI-073] [VOI-074] a notice of %i days reads %s', (days, label) => {
  expect(noticePeriodLabel(days)).toBe(label);
});

test.each([
  [0.03, '$0.03 per 1,000 credits'],
  [1, '$1 per 1,000 credits'],
  [0.0045, '$0.0045 per 1,000 credits'],
])('[VOI-088] a custom rate of %d dollars is a sum per 1,000 credits', (dollars, label) => {
  expect(rateLabel(dollars)).toBe(label);
});

describe('the terms of a voice', () => {
  const terms = { rate: 2, notice_period: 365 };

  it('[VOI-077] [VOI-079] are dollars and what was set to the owner', () => {
    expect(voiceTerms(pickerVoice({ ...terms, fiat_rate: 0.06, is_owner: true }))).toEqual([
      '$0.06 per 1,000 credits',
      'You set a notice period of 1 year',
    ]);
  });

  it('[VOI-078] [VOI-079] are a multiplier and a notice period to others', () => {
    expect(voiceTerms(pickerVoice({ ...terms, multiplier: 2 }))).toEqual([
      '2× credits',
      'Notice period: 1 year',
    ]);
  });

  it('[VOI-061] name the day of the removal and live moderation', () => {
    const leaving = pickerVoice({
      disable_at_unix: Date.UTC(2027, 0, 8, 12) / 1000,
      live_moderation_enabled: true,
    });
    expect(voiceTerms(leaving)).toEqual(['Available until 1/8/2027', 'Live moderation']);
    expect(voiceTerms({ ...leaving, is_owner: true })).toEqual(['Live moderation']);
  });

  it('are nothing for a voice on the usual terms', () => {
    expect(voiceTerms(pickerVoice({ notice_period: 0 }))).toEqual([]);
  });
});
