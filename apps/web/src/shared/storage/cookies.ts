export const COOKIE_DAYS = 360;
const COOKIE_PREFIX = 'xi_';

/** These three have names that others read, so they go without the prefix (PRV-052, PRV-053). */
const UNPREFIXED = new Set(['anon_id', '_fbp', '_fbc']);

/** The text for `document.cookie`: 360 days, Secure, SameSite=Strict (PRV-049, PRV-050). */
export function formatCookie(name: string, value: string): string {
  const maxAgeSeconds = COOKIE_DAYS * 86_400;
  const pair = `${nameOf(name)}=${encodeURIComponent(value)}`;
  return `${pair}; Max-Age=${maxAgeSeconds}; Path=/; Secure; SameSite=Strict`;
}

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = formatCookie(name, value);
}

export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const start = `${nameOf(name)}=`;
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
}

export function removeCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${nameOf(name)}=; Max-Age=0; Path=/; Secure; SameSite=Strict`;
}

/** Of a program of others, which named it itself. */
export function removeForeignCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=; Max-Age=0; Path=/`;
}

function nameOf(name: string): string {
  return UNPREFIXED.has(name) ? name : COOKIE_PREFIX + name;
}
