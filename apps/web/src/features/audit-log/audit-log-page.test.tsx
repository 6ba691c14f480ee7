import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AuditFilter, queryOf, readFilter } from '#web/features/audit-log/audit-filter.ts';
import { AuditLog } from '#web/features/audit-log/audit-log-page.tsx';

const entry = (id: string, activity: string, unmapped: object, user: object) => ({
  id,
  time: 1_700_000_000_000,
  time_dt: '2023-11-14T22:13:20.000Z',
  activity_name: activity,
  actor: { user: { name: null, uid: null, email_addr: null, ...user }, app_uid: null },
  device: null,
  unmapped,
});
const entries = [
  entry(
    '3',
    'Member Change Role',
    { target_type: 'member', target_id: 'u2', role: 'viewer' },
    { name: 'Ada' },
  ),
  entry(
    '5',
    'Webhook Create',
    { target_type: 'webhook', target_id: 'h', auth_type: 'hmac' },
    { name: 'Ada' },
  ),
  entry(
    '6',
    'Api Key Edit',
    { target_type: 'api-key', target_id: 'k', fields: 'name characterLimit' },
    { name: 'Ada' },
  ),
  entry('4', 'Group Create', { target_type: 'group', target_id: 'g' }, { name: 'Ada' }),
  entry('2', 'Webhook Auto Disable', { target_type: 'webhook', target_id: 'w' }, {}),
  entry('1', 'Robot Wake Up', { target_type: 'robot', target_id: 'r' }, { uid: 'gone' }),
];

let asked: URL[];
let found: unknown[];
beforeEach(() => {
  asked = [];
  found = entries;
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://server.test');
    asked.push(url);
    if (url.pathname === '/v1/workspace/members') {
      return Response.json([{ user_id: 'u2', first_name: 'Grace', email: 'grace@example.com' }]);
    }
    if (url.pathname === '/v1/workspace/groups') return Response.json({ g: { id: 'g', name: 'Desk' } });
    if (url.pathname === '/v1/service-accounts') return Response.json({ 'service-accounts': [] });
    if (url.pathname.endsWith('/csv')) return new Response('a,b');
    return Response.json({ entries: found, next_cursor: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(filter: AuditFilter, onFilter = (_: AuditFilter) => {}): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuditLog filter={filter} onFilter={onFilter} />
      </QueryClientProvider>,
    );
  });
}

it('says in words what was done, on whom and by whom', async () => {
  await show({});
  expect(await screen.findByText('Role changed')).toBeTruthy();
  expect(await screen.findByText('Grace · Role: Viewer')).toBeTruthy();
  expect(await screen.findByText('Desk')).toBeTruthy();
  expect(screen.getByText('Authentication: Signature (HMAC)')).toBeTruthy();
  expect(screen.getByText('Changed: name, character limit')).toBeTruthy();
  expect(screen.getByText('Webhook disabled after failures')).toBeTruthy();
  expect(screen.getAllByText('This server').length).toBeGreaterThan(0);
  expect(screen.getByText('Robot wake up')).toBeTruthy();
  expect(screen.getAllByText('A former user').length).toBeGreaterThan(0);
});

it('asks for what is chosen, and downloads the same', async () => {
  const filter = { who: 'u2', what: 'Group Create', from: '2026-05-30', to: '2026-05-31' };
  await show(filter);
  await userEvent.click(screen.getByRole('button', { name: 'Download results as CSV' }));
  const queries = asked
    .filter(({ pathname }) => pathname.startsWith('/v1/workspace/audit-logs'))
    .map(({ searchParams: query }) => [
      query.get('actor_uid'),
      query.get('activity_name'),
      Number(query.get('time_from_unix_ms')),
      Number(query.get('time_to_unix_ms')),
    ]);
  const times = [new Date(2026, 4, 30).getTime(), new Date(2026, 5, 1).getTime() - 1];
  expect(queries).toEqual([
    ['u2', 'Group Create', ...times],
    ['u2', 'Group Create', ...times],
  ]);
});

it('tells nothing found from nothing there, and clears the filters', async () => {
  found = [];
  const onFilter = vi.fn();
  await show({ from: '2026-05-30' }, onFilter);
  expect(await screen.findByText('No results')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onFilter).toHaveBeenCalledWith({ who: undefined, what: undefined, from: undefined, to: undefined });
});

it('asks by class for a class, and leaves out days that are none', () => {
  expect(queryOf({ what: 'Authentication' })).toMatchObject({
    class_name: 'Authentication',
    activity_name: undefined,
  });
  expect(readFilter({ from: 'yesterday', to: '2026-13-45', who: 'u2' })).toEqual({ who: 'u2' });
});
