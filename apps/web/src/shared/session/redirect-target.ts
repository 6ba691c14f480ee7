import {
  appRoutes,
  integrationCallback,
  isAddressLike,
  namedDestinations,
  oldAddresses,
} from '@mynah/contract/app-addresses';
import { DEFAULT_DESTINATION, ownDestinations, SIGN_IN_PATH } from '#web/shared/session/destinations.ts';

const named = [...appRoutes, ...Object.keys(oldAddresses), ...namedDestinations];

/**
 * Where a sign-in leads: to the wished address when it shares our origin and is on the list, else to
 * the default, and the refusal is logged (RTE-137 to RTE-140).
 */
export function resolveRedirect(
  wish: string | undefined,
  options: { origin: string; log?: (reason: string, wish: string) => void },
): string {
  if (wish === undefined || wish === '') return DEFAULT_DESTINATION;
  const url = isPlain(wish) && URL.canParse(wish, options.origin) ? new URL(wish, options.origin) : undefined;
  if (url && isOwn(url, options.origin) && isAllowed(url)) return url.pathname + url.search + url.hash;
  const log = options.log ?? ((reason, refused) => console.error(reason, refused));
  log('redirect refused', wish);
  return DEFAULT_DESTINATION;
}

/** The sign-in address that leads back to where the user was. */
export function signInAddress(from: string): string {
  return from === DEFAULT_DESTINATION || from === '/'
    ? SIGN_IN_PATH
    : `${SIGN_IN_PATH}?redirect=${encodeURIComponent(from)}`;
}

/**
 * The sign-in page that the link of a mail goes on to, with what it carries; any other address is our plain sign-in
 * page (ACC-034). The name of the server in it does not count: the mail may have been opened under another one.
 */
export function resolveContinueUrl(wish: string | undefined): string {
  const url = wish !== undefined && URL.canParse(wish, ANYWHERE) ? new URL(wish, ANYWHERE) : undefined;
  return url?.pathname === SIGN_IN_PATH ? url.pathname + url.search : SIGN_IN_PATH;
}

const ANYWHERE = 'https://server.invalid';

/** The wish that a sign-in address carries. */
export const redirectOf = (signInUrl: string): string | undefined =>
  new URLSearchParams(signInUrl.split('?')[1]).get('redirect') ?? undefined;

/**
 * Backslashes, spaces and control characters have no place in an address of ours; browsers read them as slashes, or
 * leave them out, so that what is checked would not be what is opened. Two slashes at the start name another host.
 */
const isPlain = (wish: string): boolean =>
  !/[\\\s\p{Cc}\p{Cf}]/u.test(wish) &&
  !/^\/\//.test(wish) &&
  !/%(2f|5c|00)/i.test(wish.split(/[?#]/)[0] ?? '');

/** The same origin, and nobody's name before it. */
const isOwn = ({ origin, username, password }: URL, ours: string): boolean =>
  origin === ours && username === '' && password === '';

function isAllowed({ pathname, searchParams }: URL): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === integrationCallback.path) {
    return integrationCallback.values.every((name) => searchParams.has(name));
  }
  return [...named, ...ownDestinations()].some((address) => isAddressLike(path, address));
}
