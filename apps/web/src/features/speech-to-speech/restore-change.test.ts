import type { HistoryItem } from '@mynah/contract/history/history';
import { afterEach, expect, test, vi } from 'vitest';
import { useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { restoreChange, showResult } from '#web/features/speech-to-speech/restore-change.ts';

const sounds: Record<string, string> = {
  '/v1/history/item1/files/original': 'before',
  '/v1/history/item1/audio': 'after',
};
vi.stubGlobal('fetch', async (input: string) => {
  const path = new URL(input, 'http://here').pathname;
  return new Response(sounds[path] ?? '', { status: sounds[path] ? 200 : 404 });
});
URL.createObjectURL = vi.fn((blob: Blob) => `blob:${blob.size}`);
URL.revokeObjectURL = vi.fn();

afterEach(() => {
  useChangeDraft.setState({ source: undefined });
  useChanging.setState({ changed: undefined });
});

const item = {
  history_item_id: 'item1',
  voice_id: 'voice1',
  voice_name: 'Clara',
  peaks: btoa(String.fromCharCode(0, 51, 255)),
  request: { file_name: 'hello.wav', engine: 'resynthesis' },
  files: [{ name: 'original', content_type: 'audio/mpeg', size_bytes: 6, peaks: null }],
} as Partial<HistoryItem> as HistoryItem;

test('the recording of an item and what became of it stand on the page again', async () => {
  expect(await restoreChange(item)).toBe(true);
  const { source } = useChangeDraft.getState();
  const { changed } = useChanging.getState();
  expect(source).toMatchObject({ name: 'hello.wav', url: 'blob:6' });
  expect(changed).toMatchObject({
    id: 'item1',
    sourceId: source?.id,
    voiceName: 'Clara',
    engine: 'resynthesis',
  });
  expect(changed?.url).toBe('blob:5');
  expect(changed?.peaks).toEqual([0, 0.2, 1]);
});

test('an item without its recording leaves the page as it is', async () => {
  expect(await restoreChange({ ...item, files: [] })).toBe(false);
  expect(useChangeDraft.getState().source).toBeUndefined();
});

test('a result that comes twice is shown once, and the sound that may be heard stays', async () => {
  await restoreChange(item);
  const { source } = useChangeDraft.getState();
  if (!source) throw new Error('no source');
  useChanging.setState({ changed: undefined });
  vi.mocked(URL.createObjectURL).mockReturnValueOnce('blob:result1').mockReturnValueOnce('blob:result2');
  vi.mocked(URL.revokeObjectURL).mockClear();
  const [first, second] = await Promise.all([showResult(item, source), showResult(item, source)]);
  expect(second).toBe(first);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:result2');
});
