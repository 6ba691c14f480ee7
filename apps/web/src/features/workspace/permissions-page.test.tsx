import { permissions } from '@mynah/contract/permissions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isGivable } from '#web/features/workspace/permission-areas.ts';
import { Page } from '#web/features/workspace/permissions-page.tsx';

let seat: string;
let sent: unknown[];
beforeEach(() => {
  seat = 'workspace_admin';
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/v1/user') return Response.json({ seat_type: seat });
    if (init.method === 'PUT') sent.push(JSON.parse(String(init.body)));
    return Response.json({ all_members_permissions: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    );
  });
}

// by their texts: asking a table of this size for roles takes seconds
it('[WSP-016] takes one permission from everybody; groups give it back', async () => {
  await show();
  await userEvent.click(await screen.findByText('Only what you choose'));
  await userEvent.click(screen.getByText('Transcribe recordings'));
  const cells = screen.getByText('Transcribe recordings').closest('tr')?.querySelectorAll('td') ?? [];
  expect([...cells].slice(1).map((cell) => cell.textContent)).toEqual(['No', 'Through groups', 'Yes']);
  await userEvent.click(screen.getByText('Save'));
  const rest = permissions.filter((one) => isGivable(one) && one !== 'speech_to_text');
  await waitFor(() => expect(sent).toEqual([{ all_members_permissions: rest }]));
});

it('[WSP-041] who is no admin looks on', async () => {
  seat = 'workspace_member';
  await show();
  expect(await screen.findByText('Transcribe recordings')).toBeTruthy();
  expect(document.querySelectorAll('[role=radio], [role=checkbox]')).toHaveLength(0);
});
