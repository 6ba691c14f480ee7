import type { ReviewedFeedback } from '@mynah/contract/history/feedback';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queue } from '#web/features/feedback/feedback-queue.tsx';
import { usePlayer } from '#web/player/index.ts';
import { Toaster } from '#web/ui/toaster.tsx';

const row = (id: string, parts: Partial<ReviewedFeedback> = {}): ReviewedFeedback => ({
  history_item_id: id,
  workspace_id: 'w',
  source: 'TTS',
  voice_name: 'Nadia',
  model_id: 'eleven_v3',
  text: `The text of ${id}.`,
  duration_ms: 61_000,
  created_at_unix: 1,
  updated_at_unix_ms: 1000,
  thumbs_up: true,
  feedback: '',
  emotions: false,
  inaccurate_clone: false,
  glitches: false,
  audio_quality: false,
  other: false,
  review_status: 'not_reviewed',
  ...parts,
});

let rows: ReviewedFeedback[];
let calls: string[];
let isDown: boolean;

beforeEach(() => {
  rows = [];
  calls = [];
  isDown = false;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  act(() => void sonner.dismiss());
  cleanup();
  vi.unstubAllGlobals();
});

function answer(path: string, init?: RequestInit): Response {
  // the waveform is of no matter here
  if (path === 'blob:sound') return new Response(null, { status: 404 });
  calls.push(`${init?.method ?? 'GET'} ${path}`);
  if (isDown) return Response.json({ detail: { message: 'no', request_id: 'req_queue' } }, { status: 500 });
  if (path.endsWith('/audio')) return new Response(new Uint8Array([1, 2, 3]));
  if (init?.method === 'POST') {
    const { review_status } = JSON.parse(String(init.body));
    rows = rows.map((one) => (path.endsWith(one.history_item_id) ? { ...one, review_status } : one));
    return Response.json({ status: 'ok' });
  }
  const query = new URLSearchParams(path.split('?')[1]);
  const found = rows.filter((one) => one.review_status === query.get('review_status'));
  const from = Number(query.get('cursor') ?? 0);
  const isMore = found.length > from + 2;
  return Response.json({
    feedback: found.slice(from, from + 2),
    next_cursor: isMore ? String(from + 2) : null,
  });
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Queue />
      <Toaster />
    </QueryClientProvider>,
  );
}
const looks = () => calls.filter((call) => call.startsWith('GET /v1/admin/feedback'));
const rowOf = async (id: string) => (await screen.findByText(`The text of ${id}.`)).closest('li')!;

test('each row says what was spoken, by whom, and what was said of it', async () => {
  rows = [
    row('a', { feedback: 'As warm as I had hoped.' }),
    row('b', { thumbs_up: false, emotions: true, other: true, text: null }),
  ];
  open();
  const liked = within(await rowOf('a'));
  expect(liked.getByRole('img', { name: 'Thumbs up' })).toBeTruthy();
  expect(liked.getByText(/^Nadia · Eleven v3 · TTS · 1:01 · /)).toBeTruthy();
  expect(liked.getByText('As warm as I had hoped.')).toBeTruthy();
  const disliked = within(screen.getByText('No comment').closest('li')!);
  expect(disliked.getByRole('img', { name: 'Thumbs down' })).toBeTruthy();
  expect(disliked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Audio monotone and lacks emotions',
    'Other',
  ]);
});

test('what is marked leaves the list without another look, and can be brought back', async () => {
  rows = [row('a'), row('b')];
  open();
  fireEvent.click(within(await rowOf('a')).getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(screen.queryByText('The text of a.')).toBeNull());
  expect(rows[0]?.review_status).toBe('reviewed');
  expect(screen.getByText('The text of b.')).toBeTruthy();
  expect(looks()).toHaveLength(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The text of a.')).toBeTruthy();
  expect(rows[0]?.review_status).toBe('not_reviewed');
});

test('page by page, and none is asked for by itself', async () => {
  rows = [row('a'), row('b'), row('c')];
  open();
  await rowOf('a');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByText('The text of c.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await rowOf('c');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(looks()).toHaveLength(2);
});

test('nothing waits; nothing can be loaded, and then it can', async () => {
  isDown = true;
  open();
  expect(screen.getByRole('status', { name: 'Loading feedback' })).toBeTruthy();
  expect(await screen.findByText('Couldn’t load the feedback')).toBeTruthy();
  expect(screen.getByText(/req_queue/)).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No feedback waiting for review.')).toBeTruthy();
});

test('[ACC-083] listening fetches the sound once, and a second press pauses', async () => {
  rows = [row('a')];
  open();
  fireEvent.click(within(await rowOf('a')).getByRole('button', { name: 'Listen' }));
  await waitFor(() => expect(usePlayer.getState().item?.id).toBe('staff-a'));
  act(() => usePlayer.setState({ isPlaying: true }));
  fireEvent.click(within(await rowOf('a')).getByRole('button', { name: 'Pause' }));
  expect(calls.filter((call) => call.endsWith('/audio'))).toEqual(['GET /v1/admin/history/a/audio']);
});
