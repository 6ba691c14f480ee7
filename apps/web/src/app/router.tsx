import { oldAddresses, parents } from '@mynah/contract/app-addresses';
import { sitePaths } from '@mynah/contract/site-paths';
import type { RouterHistory } from '@tanstack/history';
import { PagePending } from '#web/app/page-pending.tsx';
import { RootFrame } from '#web/app/root-frame.tsx';
import { RouteError } from '#web/app/route-error.tsx';
import { AppShell } from '#web/app/shell/app-shell.tsx';
import { forEditors } from '#web/shared/account/editors-only.tsx';
import { loadCode } from '#web/shared/connection/load-code.ts';
import { message as notFound } from '#web/shared/not-found/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';
import { partOf, presentPart } from '#web/shared/routing/part.ts';
import { createRouter, type Router } from '#web/shared/routing/router.ts';
import type { Route, Target, Visit } from '#web/shared/routing/visit.ts';
import { DEFAULT_DESTINATION, SIGN_IN_PATH } from '#web/shared/session/destinations.ts';
import { useSession } from '#web/shared/session/session.ts';

/** Makes the features' pages routes: bare ones, those in the shell, those under tabs. */
export function createAppRouter(pages: readonly PageDefinition[], history: RouterHistory): Router {
  return createRouter({
    routes: [
      ...pages.map(pageRoute),
      unknownRoute('/app/$', 'NotFoundPage'),
      ...forwardRoutes(pages),
      ...websiteRoutes,
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

const pageRoute = (page: PageDefinition): Route => ({
  path: page.path,
  parts: [...frames[page.frame ?? 'shell'], partOf(async () => (await loadCode(loadOf(page))).Page)],
  title: page.title,
  isFullBleed: page.isFullBleed ?? false,
  parseSearch: page.parseSearch,
  forward: page.access === 'public' && page.frame === 'bare' ? undefined : guard,
  ...(page.under && { under: page.under }),
});

const loadOf = ({ load, isForEditors }: PageDefinition): PageDefinition['load'] =>
  isForEditors ? async () => ({ Page: forEditors((await load()).Page) }) : load;

/** An address that no page has. Within the app who is signed out is not told: the shell's guard comes first (RTE-131). */
function unknownRoute(path: string, name: 'NotFoundPage' | 'PlainNotFoundPage'): Route {
  const page = partOf(async () => (await loadCode(() => import('#web/app/not-found-page.tsx')))[name]);
  const isInShell = name === 'NotFoundPage';
  return {
    path,
    parts: isInShell ? [shell, page] : [page],
    title: notFound('title'),
    forward: isInShell ? guard : undefined,
  };
}

/** Old addresses and parents without content; a page of the same address comes first. */
function forwardRoutes(pages: readonly PageDefinition[]): Route[] {
  const taken = new Set(pages.map((page) => page.path));
  return Object.entries({
    '/': DEFAULT_DESTINATION,
    '/app': DEFAULT_DESTINATION,
    ...parents,
    ...oldAddresses,
  })
    .filter(([from]) => !taken.has(from))
    .map(([from, to]) => ({
      path: from,
      parts: [],
      forward: ({ search }, params) => ({ to, params, search, replace: true }),
    }));
}

/**
 * Pages that the server writes: the browser asks for them (RTE-142). The root is the app's own, within it. While
 * developing, Vite would answer with the app again.
 */
const websiteRoutes: readonly Route[] = (import.meta.env.PROD ? sitePaths : [])
  .filter((path) => /[a-z]$/.test(path))
  .map((path) => ({
    path: path.replace(':', '$'),
    parts: [],
    forward: ({ href }) => ({ document: href }),
  }));

/** Signed out, a page leads to the sign-in page and back (RTE-131). */
function guard({ href }: Visit): Target | undefined {
  if (useSession.getState().isSignedIn) return undefined;
  const search = href === DEFAULT_DESTINATION ? {} : { redirect: href };
  return { to: SIGN_IN_PATH, search, replace: true };
}
