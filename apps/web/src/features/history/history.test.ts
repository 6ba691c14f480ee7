import type { HistoryItem } from '@mynah/contract/history/history';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startOfRange } from '#web/features/history/date-range.ts';
import {
  deleteItems,
  dropFromLists,
  historyQuery,
  toQuery,
  withNewest,
} from '#web/features/history/history.requests.ts';
import { pages } from '#web/features/history/pages.ts';

afterEach(() => vi.unstubAllGlobals());

const nowMs = new Date(2026, 10, 21, 15, 30).getTime();
const seconds = (...day: [number, number, number]) => new Date(...day).getTime() / 1000;

describe('[HIS-001] search and filters go to the server', () => {
  test('each under its name', () => {
    expect(
      toQuery({ search: 'river', voice: 'v1', source: 'TTS', model: 'm1', date: 'week' }, nowMs),
    ).toEqual({
      source: 'TTS',
      search: 'river',
      voice_id: 'v1',
      model_id: 'm1',
      date_after_unix: seconds(2026, 10, 15) - 1,
    });
    expect(toQuery({}, nowMs)).toEqual({});
  });

  test('today begins at midnight', () => {
    expect(startOfRange('today', nowMs)).toBe(seconds(2026, 10, 21));
  });

  test('both days of a range belong to it, and one side may be open', () => {
    expect(toQuery({ date: 'custom', from: '2026-03-28', to: '2026-03-29' })).toEqual({
      date_after_unix: seconds(2026, 2, 28) - 1,
      date_before_unix: seconds(2026, 2, 30),
    });
    expect(toQuery({ date: 'custom', to: '2026-12-31' })).toEqual({ date_before_unix: seconds(2027, 0, 1) });
  });

  test('the address says what it means, and nothing else is read from it', async () => {
    const read = (await pages[0]!.load()).parseSearch!;
    const whole = { search: 'a', voice: 'v', source: 'STS', model: 'm', date: 'custom', from: '2026-01-02' };
    expect(read({ ...whole, to: '2026-99-99', item: 'i' })).toEqual({ ...whole, to: undefined, item: 'i' });
    const wrong = { search: '', source: 'XXX', date: 'never', from: '2026-01-02' };
    expect(Object.values(read(wrong)).every((value) => value === undefined)).toBe(true);
  });
});

test('[HIS-018] a refused answer is an error', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ detail: { message: 'no' } }, { status: 403 })),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(client.fetchInfiniteQuery(historyQuery({}))).rejects.toThrow('no');
});

test('a thousand go at a time; a refusal stops it and says what is gone', async () => {
  const sent: number[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    expect(path).toBe('/v1/history/delete');
    sent.push((JSON.parse(String(body)) as { history_item_ids: string[] }).history_item_ids.length);
    return sent.length === 3 ? new Response('{}', { status: 404 }) : Response.json({ deleted: 1000 });
  });
  const ids = Array.from({ length: 3500 }, (_, at) => `item${at}`);
  const { done, error } = await deleteItems(ids);
  expect(sent).toEqual([1000, 1000, 1000]);
  expect(done).toEqual(ids.slice(0, 2000));
  expect(error).toMatchObject({ status: 404 });
});

const item = (id: string, date_unix: number) => ({ history_item_id: id, date_unix }) as HistoryItem;
const page = (history: HistoryItem[], has_more = true) => ({
  history,
  has_more,
  scanned_until: null,
  last_history_item_id: history.at(-1)?.history_item_id ?? null,
});
const idsOf = (data: { pages: { history: HistoryItem[] }[] }) =>
  data.pages.flatMap(({ history }) => history.map(({ history_item_id }) => history_item_id));

describe('a list that is loaded', () => {
  const loaded = {
    pages: [page([item('e', 50), item('d', 40)]), page([item('c', 30), item('b', 20)])],
    pageParams: [undefined, 'd'],
  };

  test('takes what is new to its front and keeps where it goes on', () => {
    const renewed = withNewest(loaded, page([item('f', 60), item('e', 50)]));
    expect(idsOf(renewed)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(renewed.pages.at(-1)).toMatchObject({ has_more: true, last_history_item_id: 'b' });
    expect(renewed.pageParams).toHaveLength(renewed.pages.length);
  });

  test('loses what has gone from the stretch that was asked for', () => {
    const renewed = withNewest(loaded, page([item('e', 50), item('c', 30)]));
    expect(idsOf(renewed)).toEqual(['e', 'c', 'b']);
    expect(idsOf(withNewest(loaded, page([item('e', 50)], false)))).toEqual(['e']);
  });

  test('begins anew when more came than a page holds', () => {
    expect(idsOf(withNewest(loaded, page([item('z', 90), item('y', 80)])))).toEqual(['z', 'y']);
  });

  test('loses deleted items at once', () => {
    const client = new QueryClient();
    client.setQueryData(historyQuery({}).queryKey, loaded);
    dropFromLists(client, ['d', 'b']);
    expect(idsOf(client.getQueryData(historyQuery({}).queryKey)!)).toEqual(['e', 'c']);
  });
});
