import { PagePending } from '#web/app/page-pending.tsx';
import { RootFrame } from '#web/app/root-frame.tsx';
import { RouteError } from '#web/app/route-error.tsx';
import { AppShell } from '#web/app/shell/app-shell.tsx';
import { forEditors } from '#web/shared/account/editors-only.tsx';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { message as notFound } from '#web/shared/not-found/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';
import type { History } from '#web/shared/routing/history.ts';
import { partOf, presentPart } from '#web/shared/routing/part.ts';
import { createRouter, type Router } from '#web/shared/routing/router.ts';
import type { Route, Target, Visit } from '#web/shared/routing/visit.ts';
import { DEFAULT_DESTINATION, SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';

/** Makes the features' pages routes: bare ones, those in the shell, those under tabs. */
export function createAppRouter(pages: readonly PageDefinition[], history: History): Router {
  return createRouter({
    routes: [
      home('/'),
      home('/app'),
      ...pages.map(pageRoute),
      unknownRoute('/app/$', 'NotFoundPage'),
      unknownRoute('$', 'PlainNotFoundPage'),
    ],
    history,
    root: RootFrame,
    Pending: PagePending,
    Failed: RouteError,
  });
}

const shell = presentPart(AppShell);

const tabsFrame = (name: 'SettingsFrame' | 'WorkspaceFrame') =>
  partOf(async () => (await loadCode(() => import('#web/app/shell/tabs-frame.tsx')))[name]);

const frames = {
  bare: [],
  shell: [shell],
  settings: [shell, tabsFrame('SettingsFrame')],
  workspace: [shell, tabsFrame('WorkspaceFrame')],
};

function pageRoute(page: PageDefinition): Route {
  const load = async () => {
    const { Page, parseSearch } = await loadCode(page.load);
    route.parseSearch ??= parseSearch;
    return page.isForEditors ? forEditors(Page) : Page;
  };
  const route: Route = {
    path: page.path,
    parts: [...frames[page.frame ?? 'shell'], partOf(load)],
    title: page.title,
    isFullBleed: page.isFullBleed ?? false,
    parseSearch: page.parseSearch,
    forward: page.access === 'public' && page.frame === 'bare' ? undefined : guard,
    ...(page.under && { under: page.under }),
  };
  return route;
}

/**
 * An address that no page has may lead to one. If not, within the app, who is signed out is not told: the shell's guard
 * comes first (RTE-131).
 */
function unknownRoute(path: string, name: 'NotFoundPage' | 'PlainNotFoundPage'): Route {
  const page = partOf(async () => (await loadCode(() => import('#web/app/not-found-page.tsx')))[name]);
  const isInShell = name === 'NotFoundPage';
  return {
    path,
    parts: isInShell ? [shell, page] : [page],
    title: notFound('title'),
    forward: async (visit) => (await elsewhere(visit)) ?? (isInShell ? guard(visit) : undefined),
  };
}

const elsewhere = async (visit: Visit) =>
  (await loadCode(() => import('#web/app/forwards.ts'))).elsewhere(visit);

const home = (path: string): Route => ({
  path,
  parts: [],
  forward: ({ search }) => ({ to: DEFAULT_DESTINATION, search, replace: true }),
});

/** Signed out, a page leads to the sign-in page and back (RTE-131). */
function guard({ href }: Visit): Target | undefined {
  if (useSession.getState().isSignedIn) return undefined;
  const search = href === DEFAULT_DESTINATION ? {} : { redirect: href };
  return { to: SIGN_IN_PATH, search, replace: true };
}
