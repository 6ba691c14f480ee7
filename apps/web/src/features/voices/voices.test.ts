import { beforeEach, expect, test, vi } from 'vitest';
import type { PickerVoice } from '#web/features/voices/picker-voice.ts';
import { readRecentVoices, rememberVoice } from '#web/features/voices/recent-voices.ts';
import { pickSelected, selectVoice } from '#web/features/voices/selected-voice.ts';
import { pickerVoice } from '#web/features/voices/test-voice.ts';
import { listedVoices } from '#web/features/voices/usable.ts';
import { groupVoices } from '#web/features/voices/voice-groups.ts';
import { filterVoices, matchesSearch, noFilter } from '#web/features/voices/voice-search.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ status: 'ok' })),
  );
});

const idsOf = (voices: readonly PickerVoice[]) => voices.map(({ voice_id }) => voice_id);

test('[VOI-085] [VOI-086] groups in their order', () => {
  const categories = ['famous', 'generated', 'premade', 'high_quality', 'cloned', 'professional'] as const;
  const voices = categories.map((category) => pickerVoice({ voice_id: category, category }));
  expect(groupVoices(voices).map(({ group, voices: members }) => [group, idsOf(members)])).toEqual([
    ['professional', ['high_quality', 'professional']],
    ['cloned', ['cloned']],
    ['generated', ['generated']],
    ['default', ['famous', 'premade']],
  ]);
});

test('[VOI-084] a group shows 1000 voices at most', () => {
  const voices = Array.from({ length: 1001 }, (_, index) => pickerVoice({ voice_id: `v${index}` }));
  expect(groupVoices(voices)[0]?.voices).toHaveLength(1000);
});

test('[VOI-087] legacy voices come last of all, behind every other list of the page', () => {
  const old = pickerVoice({ voice_id: 'old', category: 'high_quality', is_legacy: true });
  const others = [pickerVoice({ voice_id: 'mine', category: 'cloned' }), pickerVoice({ voice_id: 'new' })];
  expect(groupVoices([old, ...others]).map(({ group, voices }) => [group, idsOf(voices)])).toEqual([
    ['cloned', ['mine']],
    ['default', ['new']],
    ['legacy', ['old']],
  ]);
  expect(idsOf(listedVoices([old, ...others], { isInProbation: false }))).toEqual(['mine', 'new', 'old']);
});

test('[VOI-071] search looks at names and label values, in any case, not at label keys', () => {
  const british = pickerVoice({ name: 'Eleanor', labels: { accent: 'british', use_case: 'social_media' } });
  expect(matchesSearch(british, 'BRIT')).toBe(true);
  expect(matchesSearch(british, 'elea brit')).toBe(true);
  expect(matchesSearch(british, 'social media')).toBe(true);
  expect(matchesSearch(british, 'accent')).toBe(false);
});

test('language and use case narrow the list together', () => {
  const voices = [
    pickerVoice({ voice_id: 'a', language: 'en-GB', labels: { use_case: 'narration' } }),
    pickerVoice({ voice_id: 'b', language: 'en-US', labels: { use_case: 'characters' } }),
    pickerVoice({ voice_id: 'c', language: 'fr-FR', labels: { use_case: 'narration' } }),
  ];
  const filter = { ...noFilter, language: 'en', useCase: 'narration' };
  expect(idsOf(filterVoices(voices, filter))).toEqual(['a']);
});

test('[VOI-082] [VOI-083] the last four voices, newest first, under a voice-dropdown key', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'b']) rememberVoice(id);
  expect(readRecentVoices()).toEqual(['b', 'e', 'd', 'c']);
  expect(Object.keys(localStorage).filter((key) => key.includes('voice-dropdown'))).toHaveLength(1);
});

test('[VOI-097] [SPE-016] [PRV-054] the chosen voice is kept under its key', () => {
  selectVoice('v7');
  expect(localStorage.getItem('xi:selected-voice')).toBe('"v7"');
});

test('[VOI-098] a chosen voice that is gone gives way to the first', () => {
  const voices = [pickerVoice({ voice_id: 'a' }), pickerVoice({ voice_id: 'b' })];
  expect(pickSelected(voices, 'b')?.voice_id).toBe('b');
  expect(pickSelected(voices, 'gone')?.voice_id).toBe('a');
  const [first, second] = voices.map((one) => ({ ...one, disabled: one.voice_id === 'a' }));
  expect(pickSelected([first!, second!], 'a')?.voice_id).toBe('b');
});
