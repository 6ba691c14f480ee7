import { oldAddresses, parents } from '@mynah/contract/app-addresses';
import { sitePaths } from '@mynah/contract/site-paths';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { PagePending } from '#web/app/page-pending.tsx';
import { RootFrame } from '#web/app/root-frame.tsx';
import { RouteError } from '#web/app/route-error.tsx';
import { parseSearch, stringifySearch } from '#web/app/search-params.ts';
import { AppShell } from '#web/app/shell/app-shell.tsx';
import { forEditors } from '#web/shared/account/editors-only.tsx';
import type { AddressValues } from '#web/shared/address-values.ts';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { message as notFound } from '#web/shared/not-found/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';
import { DEFAULT_DESTINATION, SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';

/** Builds the route tree from the features' pages: bare ones, those in the shell, those under tabs. */
export function createAppRouter(pages: readonly PageDefinition[]) {
  const root = createRootRoute({ component: RootFrame });
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    component: AppShell,
    beforeLoad: guard,
  });
  const settings = createRoute({
    getParentRoute: () => shell,
    id: 'settings',
    component: frameOf('SettingsFrame'),
  });
  const workspace = createRoute({
    getParentRoute: () => shell,
    id: 'workspace',
    component: frameOf('WorkspaceFrame'),
  });
  const inFrame = (parent: AnyRoute, frame: PageDefinition['frame']) =>
    pages.filter((page) => (page.frame ?? 'shell') === frame).map((page) => pageRoute(parent, page));

  return createRouter({
    routeTree: root.addChildren([
      shell.addChildren([
        ...inFrame(shell, 'shell'),
        settings.addChildren(inFrame(settings, 'settings')),
        workspace.addChildren(inFrame(workspace, 'workspace')),
        unknownRoute(shell, '/app/$', 'NotFoundPage'),
      ]),
      ...inFrame(root, 'bare'),
      ...forwardRoutes(root, pages),
      ...websiteRoutes(root),
      unknownRoute(root, '$', 'PlainNotFoundPage'),
    ]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  });
}

const frameOf = (name: 'SettingsFrame' | 'WorkspaceFrame') =>
  lazyRouteComponent(() => loadCode(() => import('#web/app/shell/tabs-frame.tsx')), name);

function pageRoute(parent: AnyRoute, page: PageDefinition): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: page.path,
    component: lazyRouteComponent(
      () => loadCode(page.isForEditors ? loadForEditors(page) : page.load),
      'Page',
    ),
    validateSearch: (search: AddressValues) => page.parseSearch?.(search) ?? search,
    beforeLoad: page.access === 'public' ? undefined : guard,
    staticData: { title: page.title, isFullBleed: page.isFullBleed ?? false, under: page.under },
  });
}

const loadForEditors =
  ({ load }: PageDefinition): PageDefinition['load'] =>
  async () => ({ Page: forEditors((await load()).Page) });

/** An address that no page has. Within the app who is signed out is not told: the shell's guard comes first (RTE-131). */
const unknownRoute = (parent: AnyRoute, path: string, page: 'NotFoundPage' | 'PlainNotFoundPage'): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(() => loadCode(() => import('#web/app/not-found-page.tsx')), page),
    staticData: { title: notFound('title') },
  });

/** Old addresses and parents without content; a page of the same address comes first. */
function forwardRoutes(root: AnyRoute, pages: readonly PageDefinition[]): AnyRoute[] {
  const taken = new Set(pages.map((page) => page.path));
  return Object.entries({
    '/': DEFAULT_DESTINATION,
    '/app': DEFAULT_DESTINATION,
    ...parents,
    ...oldAddresses,
  })
    .filter(([from]) => !taken.has(from))
    .map(([from, to]) =>
      createRoute({
        getParentRoute: () => root,
        path: from,
        beforeLoad: ({ params }: { params: Record<string, string> }) => {
          throw redirect({ to, params, search: true, replace: true });
        },
      }),
    );
}

/**
 * Pages that the server writes: the browser asks for them (RTE-142). The root is the app's own, within it. While
 * developing, Vite would answer with the app again.
 */
const websiteRoutes = (root: AnyRoute): AnyRoute[] =>
  (import.meta.env.PROD ? sitePaths : [])
    .filter((path) => /[a-z]$/.test(path))
    .map((path) =>
      createRoute({
        getParentRoute: () => root,
        path: path.replace(':', '$'),
        beforeLoad: ({ location }: { location: { href: string } }) => {
          throw redirect({ href: location.href, reloadDocument: true });
        },
      }),
    );

/** Signed out, a page leads to the sign-in page and back (RTE-131). */
function guard({ location }: { location: { href: string } }): void {
  if (useSession.getState().isSignedIn) return;
  const isDefault = location.href === DEFAULT_DESTINATION;
  throw redirect({ to: SIGN_IN_PATH, search: isDefault ? {} : { redirect: location.href }, replace: true });
}
