import type { AddressValues } from '#web/shared/routing/visit.ts';

const kinds = { fixed: '0', value: '1', rest: '2' } as const;

const kindOf = (segment: string): keyof typeof kinds =>
  segment === '$' ? 'rest' : segment.startsWith('$') ? 'value' : 'fixed';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** What says more of an address comes first: `/app/studio/new` before `/app/studio/$projectId` before `/app/$`. */
export function byRank<Route extends { path: string }>(routes: readonly Route[]): Route[] {
  const rankOf = ({ path }: Route) =>
    segmentsOf(path)
      .map((segment) => kinds[kindOf(segment)])
      .join('');
  return routes
    .map((route) => ({ route, rank: rankOf(route) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    .map(({ route }) => route);
}

/**
 * The values that an address gives the names of a path (`$name`; a `$` at its end takes whatever is left), or undefined
 * where it is no address of it.
 */
export function matchPath(path: string, pathname: string): AddressValues | undefined {
  const wanted = segmentsOf(path);
  const given = segmentsOf(pathname);
  const values: AddressValues = {};
  const takesRest = wanted.at(-1) === '$';
  if (takesRest ? given.length < wanted.length - 1 : given.length !== wanted.length) return undefined;
  for (const [at, segment] of wanted.entries()) {
    const kind = kindOf(segment);
    if (kind === 'rest') values._splat = given.slice(at).map(decoded).join('/');
    else if (kind === 'value') values[segment.slice(1)] = decoded(given[at] ?? '');
    else if (segment.toLowerCase() !== given[at]?.toLowerCase()) return undefined;
  }
  return values;
}

/** The address of a path with its names replaced by values. */
export function fillPath(path: string, values: Record<string, unknown> = {}): string {
  if (!path.includes('$')) return path;
  const filled = path.split('/').map((segment) => {
    const kind = kindOf(segment);
    if (kind === 'fixed') return segment;
    if (kind === 'value') return encodeURIComponent(String(values[segment.slice(1)] ?? ''));
    return String(values._splat ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join('/');
  });
  return filled.join('/');
}

/** An address may hold what is no encoding; it is then taken as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
