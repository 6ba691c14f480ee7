import type { Member } from '@mynah/contract/workspaces/members';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemberTable } from '#web/features/workspace/member-table.tsx';
import { Toaster } from '#web/ui/toaster.tsx';

const member = (more: Partial<Member>): Member => ({
  user_id: 'editor',
  email: 'grace@example.com',
  first_name: 'Grace',
  seat_type: 'workspace_member',
  is_owner: false,
  is_locked: false,
  usage_limit: null,
  character_count: 0,
  joined_at_unix: 1_700_000_000,
  ...more,
});
const owner = member({
  user_id: 'owner',
  email: 'ada@example.com',
  first_name: 'Ada',
  seat_type: 'workspace_admin',
  is_owner: true,
});
const admin = member({
  user_id: 'admin',
  email: 'joan@example.com',
  first_name: 'Joan',
  seat_type: 'workspace_admin',
});
const grace = member({ usage_limit: 900, character_count: 300 });
const members = [owner, admin, grace];

let me: Member;
let sent: { path: string; method: string }[];
let changes: unknown[];
let refusal: { status: number; message: string } | undefined;
beforeEach(() => {
  me = owner;
  sent = [];
  changes = [];
  refusal = undefined;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method && init.method !== 'GET') sent.push({ path, method: init.method });
    if (path === '/v1/user') return Response.json(me);
    if (path === '/v1/user/subscription')
      return Response.json({ tier: 'free', character_count: 300, character_limit: 10_000 });
    if (refusal && path === '/v1/workspace/members' && init.method === 'POST') {
      changes.push(JSON.parse(String(init.body)));
      return Response.json(
        { detail: { status: 'refused', message: refusal.message } },
        { status: refusal.status },
      );
    }
    if (init.method === 'POST') changes.push(JSON.parse(String(init.body)));
    return Response.json(path === '/v1/workspace/members' ? members : { status: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(as: Member): Promise<void> {
  me = as;
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemberTable members={members} />
        <Toaster />
      </QueryClientProvider>,
    );
  });
}

it('[WSP-047] marks the one owner, whose role cannot be chosen', async () => {
  await show(admin);
  expect(screen.getAllByText('Owner')).toHaveLength(1);
  expect(screen.queryByRole('combobox', { name: 'Role of Ada' })).toBeNull();
  expect(await screen.findByRole('combobox', { name: 'Role of Grace' })).toBeTruthy();
  expect(screen.getByText('300 of 900')).toBeTruthy();
});

it('[WSP-041] lets nobody but admins change anything', async () => {
  await show(grace);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Editor')).toBeTruthy();
});

it('offers the ownership to be handed over by the owner alone', async () => {
  await show(admin);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Make owner' })).toBeNull();
});

it('removes a member for an heir: the owner unless another admin is chosen', async () => {
  await show(owner);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Grace' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect((await screen.findByRole('combobox', { name: 'Transfer their content to' })).textContent).toContain(
    'Ada',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(sent).toEqual([
    { path: '/v1/workspace/members/editor?hand_over_to_user_id=owner', method: 'DELETE' },
  ]);
});

const chooseRole = async (name: string, role: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: `Role of ${name}` }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${role}`) }));
};

it('[WSP-063] gives a member another role', async () => {
  await show(admin);
  await chooseRole('Grace', 'Viewer');
  expect(await screen.findByText('Grace is now Viewer')).toBeTruthy();
  expect(changes).toEqual([{ email: 'grace@example.com', workspace_seat_type: 'workspace_lite_member' }]);
});

it('[WSP-063] a role that the server refuses stays, and the reason is told', async () => {
  refusal = { status: 403, message: 'The workspace has no seat left.' };
  await show(admin);
  await chooseRole('Grace', 'Admin');
  expect(await screen.findByText('The workspace has no seat left.')).toBeTruthy();
  expect(screen.queryByText('Grace is now Admin')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Role of Grace' }).textContent).toContain('Editor');
});
