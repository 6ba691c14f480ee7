import { voiceCategories } from '@mynah/contract/voices/voice-categories';
import type { Voice } from '@mynah/contract/voices/voices';
import { describe, expect, it, test } from 'vitest';
import { displayName, toPickerVoice } from '#web/features/voices/picker-voice.ts';
import { bareVoice, pickerVoice } from '#web/features/voices/test-voice.ts';
import { badgesOf } from '#web/shared/voices/voice-labels.ts';

const shared = (sharing: object, parts: Partial<Voice> = {}) =>
  toPickerVoice(bareVoice({ ...parts, sharing: sharing as Voice['sharing'] }));

describe('[VOI-061] the view of a voice', () => {
  it('has every field', () => {
    const sharing = {
      ...{ status: 'copied', rate: 2, fiat_rate: null, notice_period: 30 },
      ...{ disable_at_unix: 1_800_000_000, live_moderation_enabled: true },
    };
    const voice = shared(sharing, {
      ...{ preview_url: '/p.mp3', labels: { accent: 'british' }, is_legacy: true },
      high_quality_base_model_ids: ['eleven_multilingual_v2'],
      voice_verification: {
        ...{ is_verified: true, requires_verification: true, verification_failures: [] },
        ...{ verification_attempts_count: 1, language: null, verification_attempts: null },
      },
    });
    expect(voice).toMatchObject({
      ...{ voice_id: 'v', name: 'Voice', category: 'premade', preview_url: '/p.mp3' },
      ...{ labels: { accent: 'british' }, is_legacy: true, disabled: false, tooltip: null },
      ...{ high_quality_base_model_ids: ['eleven_multilingual_v2'], live_moderation_enabled: true },
      ...{ rate: 2, notice_period: 30, disable_at_unix: 1_800_000_000, sharing: 'copied' },
      voice_verification: { is_verified: true, requires_verification: true },
    });
  });

  it('shows without the optional fields', () => {
    expect(toPickerVoice(bareVoice({}))).toMatchObject({
      ...{ name: 'Voice', labels: {}, multiplier: 1, rate: null, notice_period: null, sharing: null },
      ...{ disable_at_unix: null, live_moderation_enabled: false, voice_verification: null },
    });
  });
});

test.each(voiceCategories)('[VOI-062] a voice of the category %s shows', (category) => {
  expect(toPickerVoice(bareVoice({ category })).category).toBe(category);
});

test.each(['enabled', 'disabled', 'copied', 'copied_disabled', 'something new', 7, null])(
  '[VOI-064] [VOI-065] the sharing status %s breaks nothing',
  (status) => {
    expect(shared({ status }).sharing).toBe(typeof status === 'string' ? status : null);
  },
);

test('[VOI-089] others pay the multiplier, the owner does not, and a copy has another owner', () => {
  expect(shared({ status: 'copied', rate: 2 }, { is_owner: true })).toMatchObject({
    is_owner: false,
    multiplier: 2,
  });
  expect(shared({ status: 'enabled', rate: 2 }, { is_owner: true })).toMatchObject({
    is_owner: true,
    multiplier: 1,
  });
  const ofMember = { status: 'enabled', rate: 2, original_voice_id: 'v' };
  expect(shared(ofMember)).toMatchObject({ is_owner: false, multiplier: 1 });
});

test('[VOI-063] badges leave out gender and age', () => {
  expect(badgesOf({ accent: 'british', gender: 'female', age: 'middle_aged' })).toEqual(['British']);
  expect(badgesOf({ use_case: 'social_media', mood: 'calm', language: 'en' })).toEqual([
    'Social media',
    'Calm',
  ]);
});

test("[VOI-087] a legacy voice's label ends in '(Legacy)'", () => {
  expect(displayName(pickerVoice({ name: 'Old', is_legacy: true }))).toBe('Old (Legacy)');
  expect(displayName(pickerVoice({ name: 'New' }))).toBe('New');
});
