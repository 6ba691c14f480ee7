import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectFeatures } from '#web/app/connect-features.ts';
import { Page } from '#web/features/history/history-page.tsx';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';

connectFeatures();

const count = 120;
/** Newest first, as the server lists them; the first is a sound without voice and text. */
const made = Array.from({ length: count }, (_, at) => ({
  history_item_id: `item${at}`,
  source: at === 0 ? 'SFX' : 'TTS',
  text: at === 0 ? null : `Text number ${at}`,
  voice_id: at === 0 ? null : 'voice1',
  voice_name: at === 0 ? null : 'Heart',
  model_id: at === 0 ? null : 'eleven_v3',
  date_unix: 1_790_000_000 - at * 60,
  duration_ms: 1200,
}));

let items: typeof made;
let asked: URLSearchParams[];
let deleted: string[][];
let status: number;
let seat: string;

beforeEach(() => {
  [items, asked, deleted, status, seat] = [made, [], [], 200, 'workspace_admin'];
  // a window of three rows: nothing is laid out here
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(204);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(path, 'https://voice.example');
    if (pathname === '/v1/history') return list(searchParams);
    if (pathname === '/v1/history/delete') return remove(String(init.body));
    if (pathname === '/v1/user') return Response.json({ seat_type: seat, subscription: { tier: 'free' } });
    if (pathname === '/v1/app-config') return Response.json({ brand: { name: 'Mynah' } });
    if (pathname === '/v1/models') return Response.json([{ model_id: 'eleven_v3', name: 'Eleven v3' }]);
    return Response.json({ voices: [], has_more: false, next_page_token: null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function list(query: URLSearchParams): Response {
  asked.push(query);
  if (status !== 200) return Response.json({ detail: { message: 'no', request_id: 'req_1' } }, { status });
  const start =
    items.findIndex((item) => item.history_item_id === query.get('start_after_history_item_id')) + 1;
  const found = query.has('search') ? [] : items.slice(start, start + Number(query.get('page_size')));
  const last = found.at(-1)?.history_item_id ?? null;
  return Response.json({
    history: found,
    last_history_item_id: last,
    has_more: last !== null && last !== `item${count - 1}`,
  });
}

function remove(body: string): Response {
  const { history_item_ids: ids } = JSON.parse(body) as { history_item_ids: string[] };
  deleted.push(ids);
  items = items.filter((item) => !ids.includes(item.history_item_id));
  return Response.json({ deleted: ids.length });
}

async function visit(path = '/'): Promise<{ address: () => string }> {
  const router = routerAround(Page, path);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Search history');
  return { address: () => router.state().visit.href };
}

const rows = () => screen.findAllByRole('row');
const rowOf = (text: string) => screen.findByRole('row', { name: new RegExp(text) });

it('[HIS-001] [RTE-107] shows the newest first, and only as many rows as there is room for', async () => {
  await visit();
  const shown = await rows();
  expect(shown.length).toBeLessThan(40);
  expect(shown[1]!.textContent).toContain('Text number 1');
  expect(asked[0]!.get('page_size')).toBe('50');
});

it('[WSP-041] a viewer is offered nothing that deletes or makes', async () => {
  seat = 'workspace_lite_member';
  await visit();
  const row = await rowOf('Text number 1 ');
  await userEvent.click(within(row).getByRole('button', { name: 'Actions for this item' }));
  const names = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(names).toContain('Download');
  expect(names).not.toContain('Delete');
  expect(names).not.toContain('Reuse text and settings');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(row).getByRole('checkbox'));
  expect(await screen.findByText('1 selected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  row.focus();
  await userEvent.keyboard('{Delete}');
  expect(deleted).toEqual([]);
});

it('an item without voice and text is named by its kind, and is taken up by the page of its kind', async () => {
  await visit();
  const [sound, speech] = await rows();
  expect(within(sound!).getByRole('button', { name: 'Play: Sound effect' })).toBeTruthy();
  expect(sound!.textContent).not.toMatch(/null|undefined/);
  const open = async (row: HTMLElement) => {
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for this item' }));
    const names = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    await userEvent.keyboard('{Escape}');
    return names;
  };
  expect(await open(sound!)).toContain('Reuse text and settings');
  expect(await open(speech!)).toContain('Reuse text and settings');
});

it('filters stand in the address, say why nothing is there, and are cleared', async () => {
  const { address } = await visit('/?voice=gone');
  await rows();
  expect(asked[0]!.get('voice_id')).toBe('gone');
  await userEvent.type(screen.getByLabelText('Search history'), 'zeppelin');
  expect(await screen.findByText('No results')).toBeTruthy();
  expect(address()).toContain('search=zeppelin');
  expect(asked.at(-1)!.get('search')).toBe('zeppelin');
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(clear!);
  await rows();
  expect(address()).toBe('/');
  expect((screen.getByLabelText('Search history') as HTMLInputElement).value).toBe('');
});

it('a word that is nowhere is named', async () => {
  await visit('/?search=zeppelin');
  expect(await screen.findByText('No results for “zeppelin”')).toBeTruthy();
});

it('[HIS-018] a refusal is told with its request, and asked again', async () => {
  status = 500;
  await visit();
  expect(await screen.findByText('Couldn’t load your history')).toBeTruthy();
  expect(screen.getByText('Request req_1')).toBeTruthy();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).length).toBeGreaterThan(5);
});

it('keys move, select and delete', async () => {
  await visit();
  (await rows())[0]!.focus();
  await userEvent.keyboard('{ArrowDown} ');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('2');
  expect(await screen.findByText('1 selected')).toBeTruthy();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(await screen.findByText('3 selected')).toBeTruthy();
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(deleted).toEqual([['item1', 'item2', 'item3']]));
  await waitFor(() => expect(screen.queryByText('Text number 2')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Text number 4'));
});

it('a press with shift takes a range; all that is loaded is one press away', async () => {
  await visit();
  const user = userEvent.setup();
  const boxOf = async (text: string) => within(await rowOf(text)).getByRole('checkbox');
  await user.click(await boxOf('Text number 2 '));
  await user.keyboard('{Shift>}');
  await user.click(await boxOf('Text number 5 '));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('4 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Select all loaded' }));
  expect(await screen.findByText('50 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('50 selected')).toBeNull();
});
