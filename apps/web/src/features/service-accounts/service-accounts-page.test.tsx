import type { ServiceAccount, ServiceAccountKey } from '@mynah/contract/workspaces/service-accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '#web/features/service-accounts/service-accounts-page.tsx';

const key: ServiceAccountKey = {
  key_id: 'k1',
  service_account_user_id: 'robot',
  name: 'Production',
  hint: 'sk_314…c057',
  created_at_unix: 1_700_000_000,
  is_disabled: false,
  permissions: ['text_to_speech'],
  character_limit: 500,
  character_count: 20,
  hashed_xi_api_key: '',
  allowed_ips: null,
  expires_at_unix: 4_000_000_000,
  third_party_disable_allowed: null,
  last_used_at_unix: null,
  disable_reason: null,
  platform_limits: null,
};
const desk = {
  id: 'g1',
  name: 'Desk',
  members: [],
  members_emails: [],
  permissions: [],
  is_scim_synced: false,
  ...{ scim_group: null, scim_frozen: false },
  ...{ group_usage_limit: null, group_pvc_limit: null, character_count: null },
};
const robot: ServiceAccount = {
  service_account_user_id: 'robot',
  name: 'Robot',
  role: 'viewer',
  created_at_unix: 1_700_000_000,
  'api-keys': [key],
  default_sharing_groups: [{ group: desk, permission_level: 'editor' }],
};

let seat: string;
let accounts: ServiceAccount[];
let asked: string[];
let sent: { method: string; path: string; json: unknown }[];
beforeEach(() => {
  seat = 'workspace_admin';
  accounts = [robot];
  asked = [];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(path);
    if (path === '/v1/user') return Response.json({ seat_type: seat });
    if (init.method && init.method !== 'GET') {
      sent.push({ method: init.method, path, json: JSON.parse(String(init.body ?? 'null')) });
      return Response.json({ 'xi-api-key': 'sk_new', key_id: 'k2', status: 'ok' });
    }
    if (path === '/v1/workspace/groups') return Response.json({ g1: desk });
    return Response.json(path === '/v1/service-accounts' ? { 'service-accounts': accounts } : {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Page />
      </QueryClientProvider>,
    );
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('[WSP-005] an account that is made here lists', async () => {
  await show();
  await press('Create service account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create service account' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Narrator');
  accounts = [robot, { ...robot, service_account_user_id: 'narrator', name: 'Narrator', 'api-keys': [] }];
  await userEvent.click(dialog.getByRole('button', { name: 'Create service account' }));
  expect(await screen.findByRole('heading', { name: 'Narrator' })).toBeTruthy();
  expect(sent).toMatchObject([
    { method: 'POST', path: '/v1/service-accounts', json: { name: 'Narrator', role: 'editor' } },
  ]);
});

it('[WSP-024] tells an account by its role, its groups and the limits of its keys', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'Robot' })).toBeTruthy();
  expect(screen.getByText('Viewer')).toBeTruthy();
  expect(screen.getByText('Shares with Desk')).toBeTruthy();
  const row = within(screen.getByRole('region', { name: 'Keys for Robot' }));
  expect(row.getAllByText('1 permission').length).toBeGreaterThan(0);
  expect(row.getAllByText('20 of 500').length).toBeGreaterThan(0);
  expect(row.getAllByText(/expires \d+\/\d+\/2096/)).toHaveLength(2);
});

it('[WSP-060] makes a key with a limit and a last day, and shows it once', async () => {
  await show();
  await press('Create key for Robot');
  await userEvent.type(await screen.findByLabelText('Name'), 'Staging');
  await userEvent.type(screen.getByLabelText('Monthly credit limit'), '900');
  await press('Create key');
  expect(await screen.findByDisplayValue('sk_new')).toBeTruthy();
  expect(sent[0]).toEqual({
    method: 'POST',
    path: '/v1/service-accounts/robot/api-keys',
    json: { name: 'Staging', character_limit: 900, permissions: 'all' },
  });
});

it('[WSP-060] lifts what was emptied by the words of this call', async () => {
  await show();
  await press('Actions for Production');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.clear(await screen.findByLabelText('Monthly credit limit'));
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    path: '/v1/service-accounts/robot/api-keys/k1',
    json: { character_limit: 'clear', permissions: ['text_to_speech'] },
  });
});

it('an editor reads why, and nothing is asked for', async () => {
  seat = 'workspace_member';
  await show();
  expect(await screen.findByText('Only workspace admins can see service accounts')).toBeTruthy();
  expect(asked).not.toContain('/v1/service-accounts');
});
