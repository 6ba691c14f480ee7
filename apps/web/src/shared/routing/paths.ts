import type { AddressValues } from '#web/shared/routing/visit.ts';

/** What says more of an address comes first: `/app/studio/new` before `/app/studio/$projectId` before `/app/$`. */
export function byRank<Route extends { path: string }>(routes: readonly Route[]): Route[] {
  return routes
    .map((route) => ({ route, rank: rankOf(route.path) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ route }) => route);
}

/** No letter sorts behind a tilde. */
const rankOf = (path: string): string => path.replace(/\$\w+/g, '~').replace(/\$$/, '~~');

/**
 * The values that an address gives the names of a path (`$name`; a `$` at its end takes whatever is left), or undefined
 * where it is no address of it.
 */
export function matchPath(path: string, pathname: string): AddressValues | undefined {
  const found = patternOf(path).exec(pathname);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value = '']) => [name, decoded(value)]),
  );
}

function patternOf(path: string): RegExp {
  const pattern = path.replace(/\/?\$(\w*)/g, (_, name: string) =>
    name ? `/(?<${name}>[^/]+)` : '(?:/(?<_splat>.*?))?',
  );
  return new RegExp(`^${pattern}/?$`, 'i');
}

/** The address of a path with its names replaced by values. */
export const fillPath = (path: string, values: Record<string, unknown> = {}): string =>
  path.replace(/\$(\w*)/g, (_, name: string) =>
    name
      ? encoded(values[name])
      : String(values._splat ?? '')
          .split('/')
          .map(encoded)
          .join('/'),
  );

const encoded = (value: unknown): string => encodeURIComponent(String(value ?? ''));

/** An address may hold what is no encoding; it is then taken as it stands. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
