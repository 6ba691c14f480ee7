import { fillPath } from '#web/shared/routing/paths.ts';
import { stringifySearch } from '#web/shared/routing/search-params.ts';
import type { Target, Visit } from '#web/shared/routing/visit.ts';

/** The address of a target, seen from a visit. */
export function hrefOf({ to = '.', params, search, hash, href }: Target, from: Visit): string {
  if (href !== undefined) return href;
  const path = to === '.' ? from.pathname : fillPath(to, params);
  return `${path}${stringifySearch(searchOf(search, from))}${hash ? `#${hash}` : ''}`;
}

function searchOf(search: Target['search'], from: Visit): object {
  if (search === undefined) return {};
  if (search === true) return from.search;
  return typeof search === 'function' ? search(from.search as never) : search;
}
