import { oldAddresses, parents } from '@mynah/contract/app-addresses';
import { sitePaths } from '@mynah/contract/site-paths';
import { byRank, matchPath } from '#web/shared/routing/paths.ts';
import type { Target, Visit } from '#web/shared/routing/visit.ts';

/**
 * Pages that the server writes: the browser asks for them (RTE-142). The root is the app's own, within it. While
 * developing, Vite would answer with the app again.
 */
const website = (import.meta.env.PROD ? sitePaths : [])
  .filter((path) => /[a-z]$/.test(path))
  .map((path) => ({ path: path.replace(':', '$'), to: undefined }));

const forwards = byRank([
  ...Object.entries({ ...parents, ...oldAddresses }).map(([path, to]) => ({ path, to })),
  ...website,
]);

/** Where an address leads that no page of the app has: an old one, a parent without content, or the website. */
export function elsewhere({ pathname, search, href }: Visit): Target | { document: string } | undefined {
  for (const { path, to } of forwards) {
    const params = matchPath(path, pathname);
    if (params) return to === undefined ? { document: href } : { to, params, search, replace: true };
  }
  return undefined;
}
