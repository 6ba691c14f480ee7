import type { Voice } from '@mynah/contract/voices';
import { beforeEach, expect, test, vi } from 'vitest';
import { displayName, type PickerVoice, toPickerVoice } from '#web/features/voices/picker-voice.ts';
import { languagePreviews, previewUrlOf } from '#web/features/voices/preview.ts';
import { readRecentVoices, rememberVoice } from '#web/features/voices/recent-voices.ts';
import { pickSelected, selectVoice } from '#web/features/voices/selected-voice.ts';
import { groupVoices } from '#web/features/voices/voice-groups.ts';
import { noticePeriodLabel, rateLabel } from '#web/features/voices/voice-labels.ts';
import { filterVoices, matchesSearch, noFilter } from '#web/features/voices/voice-search.ts';
import { fetchVoices, MAX_VOICES } from '#web/features/voices/voices.requests.ts';
import { readCache } from '#web/shared/storage/local-cache.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ status: 'ok' })),
  );
});

const bare = (parts: Partial<Voice>) =>
  ({ voice_id: 'v', name: 'Voice', category: 'premade', ...parts }) as Voice;
const voice = (parts: Partial<PickerVoice> = {}): PickerVoice => ({ ...toPickerVoice(bare({})), ...parts });
const idsOf = (voices: readonly PickerVoice[]) => voices.map(({ voice_id }) => voice_id);

test('[VOI-061] a voice without the optional fields still shows', () => {
  expect(toPickerVoice(bare({}))).toMatchObject({ name: 'Voice', labels: {}, multiplier: 1, rate: null });
});

test('[VOI-061] price, multiplier and notice come from the sharing', () => {
  const sharing = { status: 'enabled' as const, rate: 2, fiat_rate: 0.03, notice_period: 30 };
  expect(toPickerVoice(bare({ sharing }))).toMatchObject({ multiplier: 2, rate: 0.03, notice_period: 30 });
});

test('[VOI-085] [VOI-086] groups in their order', () => {
  const categories = ['famous', 'generated', 'premade', 'high_quality', 'cloned', 'professional'] as const;
  const voices = categories.map((category) => voice({ voice_id: category, category }));
  expect(groupVoices(voices).map(({ group, voices: members }) => [group, idsOf(members)])).toEqual([
    ['professional', ['high_quality', 'professional']],
    ['cloned', ['cloned']],
    ['generated', ['generated']],
    ['default', ['famous', 'premade']],
  ]);
});

test('[VOI-084] a group shows 1000 voices at most', () => {
  const voices = Array.from({ length: 1001 }, (_, index) => voice({ voice_id: `v${index}` }));
  expect(groupVoices(voices)[0]?.voices).toHaveLength(1000);
});

test('[VOI-087] legacy voices come last and say so', () => {
  const old = voice({ voice_id: 'old', name: 'Old', is_legacy: true });
  expect(idsOf(groupVoices([old, voice({ voice_id: 'new' })])[0]?.voices ?? [])).toEqual(['new', 'old']);
  expect(displayName(old)).toBe('Old (Legacy)');
});

test('[VOI-071] search looks at names and label values, in any case, not at label keys', () => {
  const british = voice({ name: 'Eleanor', labels: { accent: 'british', use_case: 'social_media' } });
  expect(matchesSearch(british, 'BRIT')).toBe(true);
  expect(matchesSearch(british, 'elea brit')).toBe(true);
  expect(matchesSearch(british, 'social media')).toBe(true);
  expect(matchesSearch(british, 'accent')).toBe(false);
});

test('language and use case narrow the list together', () => {
  const voices = [
    voice({ voice_id: 'a', language: 'en-GB', labels: { use_case: 'narration' } }),
    voice({ voice_id: 'b', language: 'en-US', labels: { use_case: 'characters' } }),
    voice({ voice_id: 'c', language: 'fr-FR', labels: { use_case: 'narration' } }),
  ];
  const filter = { ...noFilter, language: 'en', useCase: 'narration' };
  expect(idsOf(filterVoices(voices, filter))).toEqual(['a']);
});

test.each([
  [1, '1 day'],
  [30, '30 days'],
  [364, '364 days'],
  [365, '1 year'],
  [366, '1 year'],
  [367, '2 years'],
])('[VOI-072] [VOI-074] a notice of %i days reads %s', (days, label) => {
  expect(noticePeriodLabel(days)).toBe(label);
});

test('[VOI-088] a custom rate is a sum per 1,000 credits', () => {
  expect(rateLabel(0.03)).toBe('$0.03 per 1,000 credits');
});

test('[VOI-082] [VOI-083] the last four voices, newest first, under a voice-dropdown key', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'b']) rememberVoice(id);
  expect(readRecentVoices()).toEqual(['b', 'e', 'd', 'c']);
  expect(Object.keys(localStorage).filter((key) => key.includes('voice-dropdown'))).toHaveLength(1);
});

test('[VOI-097] the chosen voice is kept under its key', () => {
  selectVoice('v7');
  expect(localStorage.getItem('xi:selected-voice')).toBe('"v7"');
});

test('[VOI-098] a chosen voice that is gone gives way to the first', () => {
  const voices = [voice({ voice_id: 'a' }), voice({ voice_id: 'b' })];
  expect(pickSelected(voices, 'b')?.voice_id).toBe('b');
  expect(pickSelected(voices, 'gone')?.voice_id).toBe('a');
});

const previewIn = (language: string, model_id = 'eleven_multilingual_v2') => ({
  ...{ language, model_id, accent: null, locale: null },
  preview_url: `/${language}.mp3`,
});

test('[VOI-055] a missing language falls back to English', () => {
  const spoken = voice({ verified_languages: [previewIn('en'), previewIn('fr')], preview_url: '/own.mp3' });
  expect(previewUrlOf(spoken, 'fr')).toBe('/fr.mp3');
  expect(previewUrlOf(spoken, 'de')).toBe('/en.mp3');
  expect(previewUrlOf(voice({ preview_url: '/own.mp3' }), 'de')).toBe('/own.mp3');
});

test('[VOI-056] [VOI-057] previews of other models are not offered', () => {
  const spoken = voice({ verified_languages: [previewIn('fr', 'eleven_flash_v2_5')] });
  expect(languagePreviews(spoken)).toEqual([]);
});

const answerPages = (respond: (url: URL) => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => respond(new URL(path, 'http://here'))),
  );

test('[VOI-094] [VOI-053] pages of 20 are fetched to the end and kept for the next visit', async () => {
  const sizes: (string | null)[] = [];
  answerPages(({ searchParams }) => {
    sizes.push(searchParams.get('page_size'));
    const isLast = searchParams.get('next_page_token') === 'two';
    const page = { has_more: !isLast, next_page_token: isLast ? null : 'two' };
    return Response.json({ ...page, voices: [bare({ voice_id: isLast ? 'b' : 'a' })] });
  });
  expect(idsOf(await fetchVoices())).toEqual(['a', 'b']);
  expect(sizes).toEqual(['20', '20']);
  expect(readCache<PickerVoice[]>('voices')).toHaveLength(2);
  const week = 604_800_000;
  expect(readCache('voices', { nowMs: Date.now() + week + 1000 })).toBeUndefined();
});

test('[VOI-092] [VOI-093] no more than 5000 voices are fetched', async () => {
  const page = Array.from({ length: 1000 }, (_, index) => bare({ voice_id: `v${index}` }));
  answerPages(() => Response.json({ voices: page, has_more: true, next_page_token: 'more' }));
  expect(await fetchVoices()).toHaveLength(MAX_VOICES);
});

test('[VOI-096] a refused answer is an error, not an empty list', async () => {
  answerPages(() => Response.json({ detail: { message: 'no' } }, { status: 403 }));
  await expect(fetchVoices()).rejects.toThrow('no');
});
