import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLookup } from '#web/player/lookup/item-lookup.ts';
import { playerItem } from '#web/player/state/player-item.ts';
import { usePlayer } from '#web/player/state/player-store.ts';

const generated = playerItem({
  id: 'abc',
  type: 'text-to-speech',
  isFirstRequest: true,
  info: { title: 'Hi' },
});
const historyItem = {
  history_item_id: 'abc',
  voice_name: 'Heart',
  content_type: 'audio/mpeg',
  file_name: 'Mynah_2026-11-21T04_10_34_Heart_pre_sp100_s50_sb75_se0_b_m2.mp3',
};

beforeEach(() => {
  vi.useFakeTimers();
  usePlayer.setState({ item: generated, canDownload: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (respond: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => respond()),
  );

test('[PLR-014] [PLR-015] [HIS-060] found on the third look: named, loaded, to be downloaded', async () => {
  let looks = 0;
  answer(() => {
    looks += 1;
    return looks < 3 ? new Response('{}', { status: 404 }) : Response.json(historyItem);
  });
  startLookup(generated);
  await vi.advanceTimersByTimeAsync(10_999);
  expect(usePlayer.getState()).toMatchObject({ canDownload: false, item: { loaded: false, fileName: null } });
  await vi.advanceTimersByTimeAsync(1);
  expect(usePlayer.getState()).toMatchObject({
    canDownload: true,
    item: { loaded: true, fileName: 'Mynah_2026-11-21T04_10_34_Heart_pre_sp100_s50_sb75_se0_b_m2.mp3' },
  });
});

test('[PLR-018] [PLR-019] never found: what was heard can be downloaded after the last look', async () => {
  answer(() => new Response('{}', { status: 500 }));
  startLookup(generated);
  await vi.advanceTimersByTimeAsync(45_999);
  expect(usePlayer.getState().canDownload).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(usePlayer.getState()).toMatchObject({ canDownload: true, item: { loaded: false } });
});

test('another item ends the look-up of the former', async () => {
  answer(() => Response.json(historyItem));
  startLookup(generated);
  const other = playerItem({ id: 'other', type: 'voicePreview', info: { title: 'Other' } });
  usePlayer.setState({ item: other });
  startLookup(other);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(usePlayer.getState().item).toBe(other);
});
