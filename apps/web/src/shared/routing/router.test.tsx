import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import {
  createBrowserHistory,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
  useSearch,
} from '#web/shared/routing/index.ts';
import { partOf, presentPart } from '#web/shared/routing/part.ts';
import { createRouter } from '#web/shared/routing/router.ts';
import type { Route } from '#web/shared/routing/visit.ts';
import { showAddress } from '#web/test-address.ts';

const Frame = () => (
  <main>
    <h1>Frame</h1>
    <Outlet />
  </main>
);

function Voice() {
  const { voiceId } = useParams();
  const { tab = 'none' } = useSearch();
  const { hash } = useLocation();
  return (
    <p>
      voice {voiceId}, tab {tab}, part {hash || 'none'}
    </p>
  );
}

const List = () => (
  <>
    <p>list</p>
    <Link to="/voices/$voiceId" params={{ voiceId: 'a b' }} search={{ tab: 'samples' }} hash="one">
      Open
    </Link>
    <Link to="/voices" marksCurrent>
      Here
    </Link>
  </>
);

const page = (path: string, component: ComponentType, more: Partial<Route> = {}): Route => ({
  path,
  parts: [presentPart(Frame), presentPart(component)],
  ...more,
});

function show(address: string, routes: readonly Route[]) {
  showAddress(`http://localhost:3000${address}`);
  const router = createRouter({
    routes: [page('/voices', List), page('/voices/$voiceId', Voice), ...routes],
    history: createBrowserHistory(),
    root: Outlet,
    Pending: () => <p>pending</p>,
    Failed: ({ error, reset }) => (
      <button
        type="button"
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        {error.message}
      </button>
    ),
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('shows the page of an address in its frame, and follows a link with its values', async () => {
  const router = show('/voices', []);
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/voices/a%20b?tab=samples#one');
  expect(screen.getByRole('link', { name: 'Here' }).getAttribute('aria-current')).toBe('page');
  const frame = screen.getByRole('heading', { name: 'Frame' });
  await userEvent.click(link);
  expect(screen.getByText('voice a b, tab samples, part one')).toBeTruthy();
  // the frame stays the same: nothing in it begins anew
  expect(screen.getByRole('heading', { name: 'Frame' })).toBe(frame);
  expect(router.state().visit.href).toBe('/voices/a%20b?tab=samples#one');
});

it('leaves to the browser what is to open elsewhere', async () => {
  const router = show('/voices', []);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await user.keyboard('{/Control}');
  expect(router.state().visit.href).toBe('/voices');
});

it('takes a target without a path as the same page, with the values that it makes of the present ones', async () => {
  const router = show('/voices/v1?tab=a&panel=history', []);
  await act(() => router.navigate({ to: '.', search: (former: object) => ({ ...former, tab: 'b' }) }));
  expect(router.state().visit.href).toBe('/voices/v1?tab=b&panel=history');
  await act(() => router.navigate({ to: '.' }));
  expect(router.state().visit.href).toBe('/voices/v1');
});

it('a value that a page does not know leaves the address, as does the slash at its end', async () => {
  const parseSearch = ({ tab }: { tab?: string }) => ({ tab: tab === 'known' ? tab : undefined });
  const router = show('/other/?tab=unknown&left=1', [page('/other', Voice, { parseSearch })]);
  await waitFor(() => expect(router.state().visit.href).toBe('/other?left=1'));
});

it('leads on where a route says so, at once or once it is known', async () => {
  const router = show('/old', [
    page('/old', Voice, { forward: () => ({ to: '/older', replace: true }) }),
    page('/older', Voice, { forward: async () => ({ to: '/voices', search: { from: 'old' } }) }),
  ]);
  await screen.findByText('list');
  expect(router.state().visit.href).toBe('/voices?from=old');
});

it('leaves to the server what it writes', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const router = show('/voices', [
    page('/website', Voice, { forward: async ({ href }) => ({ document: href }) }),
  ]);
  await act(() => router.navigate({ to: '/website', search: { from: 'app' } }));
  expect(replace).toHaveBeenCalledWith('/website?from=app');
  expect(screen.getByText('list')).toBeTruthy();
});

it('keeps the page that is shown until the next one’s code is there', async () => {
  let come: (component: ComponentType) => void = () => undefined;
  const part = partOf(() => new Promise((resolve) => (come = resolve)));
  const router = show('/voices', [{ path: '/late', parts: [presentPart(Frame), part] }]);
  const gone = router.navigate({ to: '/late' });
  expect(screen.getByText('list')).toBeTruthy();
  expect(router.state().visit.pathname).toBe('/late');
  await act(async () => {
    come(() => <p>late</p>);
    await gone;
  });
  expect(screen.getByText('late')).toBeTruthy();
});

it('a visit that somebody left for another shows nothing when its code comes', async () => {
  let come: (component: ComponentType) => void = () => undefined;
  const part = partOf(() => new Promise((resolve) => (come = resolve)));
  const router = show('/voices', [{ path: '/late', parts: [presentPart(Frame), part] }]);
  const gone = router.navigate({ to: '/late' });
  await act(() => router.navigate({ to: '/voices/v2' }));
  await act(async () => {
    come(() => <p>late</p>);
    await gone;
  });
  expect(screen.getByText('voice v2, tab none, part none')).toBeTruthy();
});

it('says that a page’s code did not come, in its frame, and asks for it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValueOnce(() => <p>found</p>);
  show('/late', [{ path: '/late', parts: [presentPart(Frame), partOf(load)] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'lost' }));
  expect(await screen.findByText('found')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Frame' })).toBeTruthy();
});

it('a page that threw fails alone, and another one is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = show('/broken', [
    page('/broken', () => {
      throw new Error('broken');
    }),
  ]);
  expect(await screen.findByRole('button', { name: 'broken' })).toBeTruthy();
  await act(() => router.navigate({ to: '/voices' }));
  expect(screen.getByText('list')).toBeTruthy();
});

it('tells when a page is shown, and whether it is another one', async () => {
  const router = show('/voices', []);
  const told: unknown[] = [];
  router.onShown(({ path }, pathChanged) => told.push([path, pathChanged]));
  await act(() => router.navigate({ to: '/voices/$voiceId', params: { voiceId: 'v' } }));
  await act(() => router.navigate({ to: '.', search: { tab: 'x' } }));
  expect(told).toEqual([
    ['/voices/$voiceId', true],
    ['/voices/$voiceId', false],
  ]);
});
