import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HelpMenu } from '#web/app/help/help-menu.tsx';
import { shownLinks } from '#web/app/help/use-external-links.ts';
import { RouterProvider } from '#web/shared/routing/index.ts';
import { routerAround } from '#web/test-router.tsx';

afterEach(() => vi.unstubAllGlobals());

const none = {
  help_center: null,
  docs_guides: null,
  community_chat: null,
  help_mailbox: null,
  ios_reader_app: null,
  android_reader_app: null,
  affiliate_dashboard: null,
  privacy_opt_out: null,
  legal_mailbox: null,
};

function renderMenu(config: object): void {
  vi.stubGlobal('fetch', async () => Response.json(config));
  const router = routerAround(HelpMenu, '/app/home');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('[RTE-134] [RTE-135] shows what the operator set, in the fixed order, and hides the rest', async () => {
  const links = { ...none, legal_mailbox: 'mailto:legal@example.com', docs_guides: '/docs' };
  renderMenu({ brand: { name: 'M', support_url: 'https://help.example/' }, links });
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await screen.findByRole('menuitem', { name: 'Help center' });
  const items = screen.getAllByRole<HTMLAnchorElement>('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href'), item.target])).toEqual([
    ['Help center', 'https://help.example/?ref=%2Fapp%2Fhome', '_blank'],
    ['Docs and guides', '/docs', '_blank'],
    ['Legal contact', 'mailto:legal@example.com', ''],
    ['Keyboard shortcuts?', null, undefined],
  ]);
});

test('[NOT-040] [RTE-135] without an address of the operator there is no help center', async () => {
  renderMenu({ brand: { name: 'M', support_url: null }, links: { ...none, docs_guides: '/docs' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await screen.findByRole('menuitem', { name: 'Docs and guides' });
  expect(screen.queryByRole('menuitem', { name: 'Help center' })).toBeNull();
});

test.each(['javascript:alert(1)', 'http://chat.example', '//chat.example', 'data:text/html,x'])(
  '[RTE-161] never leads to %s',
  (address) => {
    expect(shownLinks({ ...none, community_chat: address }, undefined)).toEqual([]);
  },
);
