import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

const signInPath = '/app/sign-in';

/**
 * The sign-in page to go on to after the link of a mail (ACC-034), as an address of this server. Given as a path or as
 * a whole address; what else stands in its query goes along. @throws Failure `invalid_continue_url` for any other page
 */
export function readContinueUrl({ publicUrl }: Platform, wish: string | undefined): string {
  const own = publicUrl();
  const base = new URL(own);
  if (wish === undefined || wish === '') return `${own}${signInPath}`;
  const url = URL.canParse(wish, base) ? new URL(wish, base) : undefined;
  const isOwn = url?.origin === base.origin && url.username === '' && url.password === '';
  if (!url || !isOwn || url.pathname !== signInPath) {
    throw new Failure(
      'invalid_continue_url',
      `Links in emails can only lead to ${signInPath} on this server.`,
    );
  }
  return `${own}${signInPath}${url.search}`;
}

interface Continued {
  code: string;
  continueUrl: string;
}

export const verificationLink = (platform: Platform, { code, continueUrl }: Continued): string =>
  `${platform.publicUrl()}/app/verify-email?code=${code}&continue_url=${legible(continueUrl)}`;

export const passwordResetLink = (platform: Platform, { code, continueUrl }: Continued): string =>
  `${platform.publicUrl()}/app/reset-password?code=${code}&continue_url=${legible(continueUrl)}`;

/** The query that confirms a change on whatever page it opens (ACC-037). */
export const emailChangeLink = (platform: Platform, code: string, { isReverting = false } = {}): string =>
  `${platform.publicUrl()}/?newUser=false&internalCode=${code}${isReverting ? '&isReverting=true' : ''}`;

export const optOutLink = (platform: Platform, key: string): string =>
  `${platform.publicUrl()}/app/opt-out-of-updates?key=${key}`;

/** Slashes and colons may stand in a query: the link ends in the page that it leads to. */
const legible = (url: string): string =>
  encodeURIComponent(url).replaceAll('%2F', '/').replaceAll('%3A', ':');
