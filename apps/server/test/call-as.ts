import type { TestApp } from './test-app.ts';

type Json = Record<string, unknown>;

interface CallOptions {
  /** Who calls, by their access token. */
  as?: { accessToken: string };
  cookie?: string;
  json?: unknown;
  method?: string;
  userAgent?: string;
}

/** Calls that bring the whole answer: status, body, and of a refusal its code. */
export const callOn =
  (app: () => TestApp) =>
  async (path: string, { as, cookie, userAgent, ...init }: CallOptions = {}) => {
    const headers = new Headers();
    if (as) headers.set('authorization', `Bearer ${as.accessToken}`);
    if (cookie) headers.set('cookie', cookie);
    if (userAgent) headers.set('user-agent', userAgent);
    const answer = await app().fetch(path, { ...init, headers });
    const body = (await answer.json()) as Json & { detail?: Json };
    return { status: answer.status, body, code: body.detail?.status, headers: answer.headers };
  };

/** `xi_refresh=…` of an answer, to be sent back; undefined when it set none by this name. */
export function cookieOf({ headers }: { headers: Headers }, name: string): string | undefined {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  return set?.split(';')[0];
}
