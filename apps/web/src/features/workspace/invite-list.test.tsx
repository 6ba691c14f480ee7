import type { Invite } from '@mynah/contract/workspaces/invites';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InviteList } from '#web/features/workspace/invite-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const invite: Invite = {
  invite_id: 'i1',
  invite_code: 'abc',
  invite_url: 'https://voice.example/app/join?invite_code=abc',
  email: 'grace@example.com',
  seat_type: 'workspace_member',
  group_ids: [],
  usage_limit: null,
  invited_by: 'ada',
  created_at_unix: 1_700_000_000,
  expires_at_unix: 1_700_600_000,
  is_expired: false,
};

it('[WSP-004] lists an invite as pending, and tells one that ran out', async () => {
  const late = { ...invite, invite_id: 'i2', email: 'late@example.com', is_expired: true };
  vi.stubGlobal('fetch', async () => Response.json({ invites: [invite, late] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InviteList />
    </QueryClientProvider>,
  );
  const pending = within(screen.getByRole('region', { name: 'Pending invites' }));
  expect(await pending.findByText('grace@example.com')).toBeTruthy();
  const rows = pending.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([expect.stringMatching(/Editor·Expires /), expect.stringMatching(/Editor·Expired/)]);
});
