import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastChoice } from '#web/features/downloads/download-choice.ts';
import { DownloadDialog } from '#web/features/downloads/download-dialog.tsx';
import {
  canHoldTags,
  estimateBytes,
  FORMAT_KINDS,
  formatsOfKind,
  missingPlan,
  qualityLabel,
  usualFormat,
} from '#web/features/downloads/download-formats.ts';
import { closeDownload, openDownload } from '#web/features/downloads/open-download.ts';

const orders: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  orders.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      if (!path.endsWith('/download')) {
        return Response.json({
          output_format: 'mp3_44100_128',
          duration_ms: 60_000,
          date_unix: 0,
          content_type: '',
        });
      }
      orders.push(JSON.parse(String(init.body)));
      return new Response('bytes', { headers: { 'content-type': 'application/zip' } });
    }),
  );
});
afterEach(() => {
  closeDownload();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(ids: string[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadDialog />
    </QueryClientProvider>,
  );
  act(() => openDownload({ ids }));
  return userEvent.setup();
}

test('every format is in one kind, and each kind begins with one of its own', () => {
  const all = FORMAT_KINDS.flatMap(formatsOfKind);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(30);
  for (const kind of FORMAT_KINDS) expect(formatsOfKind(kind)).toContain(usualFormat(kind));
  expect(formatsOfKind('mp3')[0]).toBe('mp3_44100_192');
  expect(qualityLabel('mp3_44100_192')).toBe('44.1 kHz, 192 kbit/s');
});

test('sizes are those of the formats', () => {
  expect(estimateBytes('mp3_44100_128', 60, null)).toBe(960_000);
  expect(estimateBytes('default', 60, 'mp3_44100_128')).toBe(960_000);
  expect(estimateBytes('default', 60, null)).toBeNull();
  expect(estimateBytes('wav', 60, 'ulaw_8000')).toBe(960_000);
  expect(estimateBytes('pcm_24000', 60, null)).toBe(2_880_000);
  expect(estimateBytes('alaw_8000', 60, null)).toBe(480_000);
  expect([canHoldTags('pcm_16000'), canHoldTags('wav'), canHoldTags('ulaw_8000')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what is chosen is asked for, and remembered for the next time', async () => {
  const user = show(['abc']);
  expect(await screen.findByText('About 960 kB')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /WAV/ }));
  await user.click(screen.getByRole('checkbox', { name: /SRT/ }));
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(orders).toEqual([
      { history_item_ids: ['abc'], output_format: 'wav', subtitles: ['srt'], tags: false },
    ]),
  );
  expect(lastChoice()).toEqual({ format: 'wav', subtitles: ['srt'], tags: false });
});

test('a selection is one order, raw samples without tags', async () => {
  const user = show(['a', 'b']);
  await screen.findByText('Download 2 items as');
  await user.click(screen.getByRole('radio', { name: /Telephony/ }));
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText('480 kB per minute')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(orders).toEqual([
      { history_item_ids: ['a', 'b'], output_format: 'ulaw_8000', subtitles: [], tags: false },
    ]),
  );
});

test('a choice that nobody can read any more is as at the first time', () => {
  localStorage.setItem('xi:download-choice', '{"format":"flac","subtitles":"srt","tags":1}');
  expect(lastChoice()).toEqual({ format: 'default', subtitles: [], tags: true });
});

test('a format above the plan is named as such', () => {
  expect(missingPlan('mp3_44100_192', 'free')).toBe('Creator');
  expect(missingPlan('mp3_44100_192', 'creator')).toBeNull();
  expect(missingPlan('wav_44100', 'creator')).toBe('Pro');
  expect(missingPlan('wav', 'free')).toBeNull();
  expect(missingPlan('wav_44100', undefined)).toBeNull();
});
