import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { startOfRange } from '#web/features/history/date-range.ts';
import { deleteItems, dropFromLists, historyQuery, toQuery } from '#web/features/history/history.requests.ts';

afterEach(() => vi.unstubAllGlobals());

const nowMs = new Date(2026, 10, 21, 15, 30).getTime();

test('[HIS-001] search and filters go to the server', () => {
  expect(toQuery({ search: 'river', voice: 'v1', model: 'm1', date: 'week' }, nowMs)).toEqual({
    source: 'TTS',
    search: 'river',
    voice_id: 'v1',
    model_id: 'm1',
    date_after_unix: new Date(2026, 10, 15).getTime() / 1000,
  });
});

test('today begins at midnight', () => {
  expect(startOfRange('today', nowMs)).toBe(new Date(2026, 10, 21).getTime() / 1000);
});

test('[HIS-018] a refused answer is an error', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ detail: { message: 'no' } }, { status: 403 })),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchInfiniteQuery(historyQuery({}))).rejects.toThrow('no');
});

test('[HIS-009] deleting stops at the first refusal and says what is gone', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) =>
      path.endsWith('/b') ? new Response('{}', { status: 404 }) : Response.json({ status: 'ok' }),
    ),
  );
  const { deleted, error } = await deleteItems(['a', 'b', 'c']);
  expect(deleted).toEqual(['a']);
  expect(error).toMatchObject({ status: 404 });
});

test('deleted items leave every list at once', () => {
  const client = new QueryClient();
  const page = { history: [{ history_item_id: 'a' }, { history_item_id: 'b' }], has_more: false };
  client.setQueryData(['history', 'list', {}], { pages: [page], pageParams: [undefined] });
  dropFromLists(client, ['a']);
  const data = client.getQueryData<{ pages: (typeof page)[] }>(['history', 'list', {}]);
  expect(data?.pages[0]?.history).toEqual([{ history_item_id: 'b' }]);
});
