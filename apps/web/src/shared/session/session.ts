import type { AccessToken } from '@mynah/contract/accounts/accounts';
import { create } from 'zustand';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import { connectCredentials } from '#web/shared/api/client.ts';
import { announceToTabs, listenToTabs } from '#web/shared/session/tabs.ts';
import { clearAccountStorage, readLocal, writeLocal } from '#web/shared/storage/local-store.ts';

type Session = {
  /** null until authentication has resolved: nothing is shown before (ACC-020). */
  isSignedIn: boolean | null;
  /** Has the user proved the email address? The refresh timer runs only then. */
  isVerified: boolean;
  /** True after a sign-out, here or in another tab; false when the session merely ended. */
  hasLeft: boolean;
  /** Why it could not be resolved, when the server did not answer. */
  failure: unknown;
  /** The server's time before anything was read for this session: what happened since is news to the page. */
  sinceMs: number | undefined;
};

export const useSession = create<Session>(() => ({
  isSignedIn: null,
  isVerified: false,
  hasLeft: false,
  failure: null,
  sinceMs: undefined,
}));

/** Lives in memory only; the refresh token is a cookie that scripts cannot read. */
let accessToken: string | undefined;
let refreshing: Promise<boolean> | undefined;

connectCredentials({ accessToken: () => accessToken, refresh: refreshSession });

/** Resolves the logged-in state at start and keeps it in step with the other tabs. Returns the way to stop. */
export function startSession(): () => void {
  void restoreSession();
  return listenToTabs((event) => {
    if (event === 'signed-out') endSession();
    else if (useSession.getState().isSignedIn === false) void restoreSession();
  });
}

/** Tries the refresh cookie. Also the way to try again after a failure. */
export async function restoreSession(): Promise<void> {
  useSession.setState({ failure: null });
  try {
    const isSignedIn = await refreshSession();
    useSession.setState({ isSignedIn, hasLeft: false });
  } catch (failure) {
    useSession.setState({ failure });
  }
}

/** Address and password; or, where those asked for a second factor, the token of that answer with a code. */
export type SignInStep =
  | { email: string; password: string }
  | { mfa_token: string; code?: string; backup_code?: string; trust_device?: boolean };

export async function signIn(credentials: SignInStep): Promise<void> {
  const answer = await call('POST /v1/user/auth-tokens', { json: credentials, anonymous: true });
  adoptToken(answer);
}

/** Takes over the token of a sign-in or a set-up. */
export function adoptToken(answer: AccessToken): void {
  persistToken(answer);
  useSession.setState({ isSignedIn: true, hasLeft: false, failure: null });
  announceToTabs('signed-in');
  recordDevice();
}

/** Lets the server know this browser again, so that the account is told of others (ACC-062). */
function recordDevice(): void {
  // no sign-in fails because of it
  call('POST /v1/user/record-device-fingerprint').catch((cause) =>
    console.error('this browser was not recorded', cause),
  );
}

/** Ends the session on the server, here and in the other tabs (ACC-031, ACC-032). */
export async function signOut(): Promise<void> {
  try {
    await call('POST /v1/user/sign-out');
  } catch (cause) {
    // Signing out must work without the server; the cookie runs out by itself.
    console.error('the server did not hear the sign-out', cause);
  }
  endSession();
  announceToTabs('signed-out');
}

function endSession(): void {
  accessToken = undefined;
  clearAccountStorage();
  useSession.setState({ isSignedIn: false, hasLeft: true, failure: null, sinceMs: undefined });
}

/**
 * Gets a new access token by the refresh cookie; false when there is no session any more.
 * Callers at the same time share one exchange, and tabs take turns, since each use renews the cookie.
 */
export function refreshSession(): Promise<boolean> {
  refreshing ??= inTurn(exchangeCookie).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function exchangeCookie(): Promise<boolean> {
  try {
    const answer = await call('POST /v1/user/auth-tokens', { json: {}, anonymous: true });
    persistToken(answer);
    return true;
  } catch (error) {
    const isRefused =
      error instanceof ApiError && error.status !== null && error.status < 500 && error.status !== 429;
    if (!isRefused) throw error;
    accessToken = undefined;
    if (useSession.getState().isSignedIn) useSession.setState({ isSignedIn: false, sinceMs: undefined });
    return false;
  }
}

function persistToken(answer: AccessToken): void {
  accessToken = answer.access_token;
  forgetFormerUser(answer.user_id);
  // a token that is renewed on the way changes nothing of what was read before
  useSession.setState(({ sinceMs }) => ({
    isVerified: answer.is_email_verified,
    sinceMs: sinceMs ?? answer.server_time_ms,
  }));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // Plain http away from localhost has no locks.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('session-refresh', work) : work();
}

/** Drafts of one account never show up in another's. */
function forgetFormerUser(userId: string): void {
  const former = readLocal<string>('user_id');
  if (former !== undefined && former !== userId) clearAccountStorage();
  writeLocal('user_id', userId);
}
