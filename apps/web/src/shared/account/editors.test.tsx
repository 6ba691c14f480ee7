import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { userQuery } from '#web/shared/account/account.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { forEditors } from '#web/shared/account/editors-only.tsx';

afterEach(() => vi.unstubAllGlobals());

const why = 'You’re a viewer in this workspace, so you can look and listen. An admin can make you an editor.';
const pressed = vi.fn();
const Page = forEditors(() => <p>Made here</p>);

async function show(seat_type: string): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => Response.json({ seat_type }));
  pressed.mockClear();
  const client = new QueryClient();
  await client.prefetchQuery(userQuery);
  render(
    <QueryClientProvider client={client}>
      <EditorButton onClick={pressed}>Make</EditorButton>
      <Page />
    </QueryClientProvider>,
  );
  return screen.findByRole('button', { name: 'Make' });
}

it.each(['workspace_admin', 'workspace_member'])(
  '[WSP-040] [WSP-041] %s uses what is for editors',
  async (seat) => {
    await userEvent.click(await show(seat));
    expect(pressed).toHaveBeenCalledOnce();
    expect(screen.getByText('Made here')).toBeTruthy();
  },
);

it('[WSP-041] a viewer reads why button and page are not theirs', async () => {
  const button = await show('workspace_lite_member');
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe(why);
  expect(screen.queryByText('Made here')).toBeNull();
  await waitFor(() => expect(screen.getByText('For editors')).toBeTruthy());
  expect(screen.getAllByText(why)).not.toHaveLength(0);
});
