import { APP_ROUTES } from '#web/shared/session/app-routes.ts';

/** RTE-141. */
export const DEFAULT_DESTINATION = '/app/home';
export const SIGN_IN_PATH = '/app/sign-in';

/** RTE-142 to RTE-150. */
const TOP_LEVEL_NAMES = new Set([
  'affiliates',
  'audio-native',
  'history',
  'request-alpha-access',
  'subscription',
  'usage',
  'speech-synthesis',
  'dubs',
  'redirect',
]);

/** RTE-151 to RTE-155; one segment more or less is another path. */
const PATH_SHAPES = [
  /^\/v1\/dubs\/[^/]+$/,
  /^\/v1\/projects\/[^/]+$/,
  /^\/app\/voice-lab\/share\/[^/]+\/[^/]+$/,
  /^\/sound-effects\/[^/]+$/,
  /^\/app\/studio\/[^/]+$/,
];

/** RTE-156, RTE-157: honoured only with all its parameters. */
const CALLBACK_PATH = '/app/integrations/callback';
const CALLBACK_PARAMETERS = ['code', 'configurationId', 'next', 'source', 'teamId'];

let pagePaths: readonly string[][] = [];

/**
 * Pages that only the signed-in see, as the router writes them (`/app/speech-to-text/$transcriptionId`): each of them
 * sends strangers to the sign-in, and is a place to come back to (RTE-131, RTE-138).
 */
export function connectDestinations(paths: readonly string[]): void {
  pagePaths = paths.map((path) => path.split('/'));
}

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
 * page (ACC-034).
 */
export function resolveContinueUrl(wish: string | undefined, { origin }: { origin: string }): string {
  const url = wish !== undefined && URL.canParse(wish, origin) ? new URL(wish, origin) : undefined;
  return url?.origin === origin && url.pathname === SIGN_IN_PATH ? url.pathname + url.search : SIGN_IN_PATH;
}

/** The wish that a sign-in address carries. */
export const redirectOf = (signInUrl: string): string | undefined =>
  new URLSearchParams(signInUrl.split('?')[1]).get('redirect') ?? undefined;

/** Only https counts as secure; it guards outside addresses, not our own origin (RTE-161, RTE-162). */
export function isSecureUrl(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

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

function isAllowed(url: URL): boolean {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (path === CALLBACK_PATH) return CALLBACK_PARAMETERS.every((name) => url.searchParams.has(name));
  return (
    TOP_LEVEL_NAMES.has(path.split('/')[1] ?? '') ||
    PATH_SHAPES.some((shape) => shape.test(path)) ||
    APP_ROUTES.has(path) ||
    isPage(path.split('/'))
  );
}

const isPage = (segments: readonly string[]): boolean =>
  pagePaths.some(
    (names) =>
      names.length === segments.length &&
      names.every((name, at) => (name.startsWith('$') ? segments[at] !== '' : name === segments[at])),
  );
