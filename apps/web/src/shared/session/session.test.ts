import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#web/shared/api/call.ts';
import { REFRESH_INTERVAL_MS, startRefreshTimer } from '#web/shared/session/refresh-timer.ts';
import { restoreSession, signIn, signOut, startSession, useSession } from '#web/shared/session/session.ts';
import { announceToTabs, listenToTabs } from '#web/shared/session/tabs.ts';

const token = {
  access_token: 't1',
  expires_in: 900,
  user_id: 'u1',
  is_email_verified: true,
  server_time_ms: 1,
};
const expired = () => Response.json({ detail: { status: 'session_expired' } }, { status: 401 });
let answer: (path: string, init: RequestInit) => Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ isSignedIn: null, isVerified: false, failure: null });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => answer(path, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the logged-in state', () => {
  it('[ACC-020] is null until the token call has answered', async () => {
    let respond: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (respond = resolve));
    const restored = restoreSession();
    expect(useSession.getState().isSignedIn).toBeNull();
    await waitFor(() => respond(Response.json(token)));
    await restored;
    expect(useSession.getState().isSignedIn).toBe(true);
  });
  it('[ACC-020] stays null when the server does not answer, and says why', async () => {
    answer = () => Promise.reject(new TypeError('down'));
    await restoreSession();
    expect(useSession.getState()).toMatchObject({ isSignedIn: null, failure: { message: 'Network error' } });
  });
  it('[ACC-021] follows sign-in, the end of the session and sign-out', async () => {
    answer = async () => Response.json(token);
    await signIn({ email: 'a@example.com', password: 'secret' });
    expect(useSession.getState()).toMatchObject({ isSignedIn: true, isVerified: true });
    answer = async () => expired();
    await expect(call('GET /v1/user')).rejects.toMatchObject({ status: 401 });
    expect(useSession.getState().isSignedIn).toBe(false);
  });
  it('asks once for a token when several requests are refused at the same time', async () => {
    let exchanges = 0;
    let isFresh = false;
    answer = async (path) => {
      if (path === '/v1/user/auth-tokens') {
        exchanges += 1;
        isFresh = true;
        return Response.json({ ...token, access_token: 't2' });
      }
      return isFresh ? Response.json({ path }) : expired();
    };
    await Promise.all([call('GET /v1/user'), call('GET /v1/workspace'), call('GET /v1/outbox')]);
    expect(exchanges).toBe(1);
  });
});

describe('sign-out', () => {
  it('[ACC-031] clears the xi: keys, also when the server is away', async () => {
    localStorage.setItem('xi:draft', '1');
    localStorage.setItem('theme', 'dark');
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    answer = () => Promise.reject(new TypeError('down'));
    await signOut();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(useSession.getState().isSignedIn).toBe(false);
  });
  it('[ACC-032] tells the other tabs', async () => {
    const heard = vi.fn();
    const stop = listenToTabs(heard);
    answer = async () => Response.json({});
    await signOut();
    await waitFor(() => expect(heard).toHaveBeenCalledWith('signed-out'));
    stop();
  });
  it('[ACC-032] follows another tab', async () => {
    answer = async () => Response.json(token);
    const stop = startSession();
    await waitFor(() => expect(useSession.getState().isSignedIn).toBe(true));
    localStorage.setItem('xi:draft', '1');
    announceToTabs('signed-out');
    await waitFor(() => expect(useSession.getState().isSignedIn).toBe(false));
    expect(localStorage.getItem('xi:draft')).toBeNull();
    stop();
  });
  it('hides the drafts of one account from the next', async () => {
    answer = async () => Response.json(token);
    await signIn({ email: 'a@example.com', password: 'x' });
    localStorage.setItem('xi:draft', '1');
    answer = async () => Response.json({ ...token, user_id: 'u2' });
    await signIn({ email: 'b@example.com', password: 'x' });
    expect(localStorage.getItem('xi:draft')).toBeNull();
  });
});

describe('refresh timer', () => {
  it('[ACC-022] refreshes a verified user every 300000 ms', () => {
    vi.useFakeTimers();
    const refresh = vi.fn(async () => true);
    const stop = startRefreshTimer({ isVerified: true }, refresh);
    expect(REFRESH_INTERVAL_MS).toBe(300_000);
    vi.advanceTimersByTime(299_999);
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 + 300_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(900_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
  it('[ACC-022] leaves an unverified user alone', () => {
    vi.useFakeTimers();
    const refresh = vi.fn(async () => true);
    startRefreshTimer({ isVerified: false }, refresh);
    vi.advanceTimersByTime(900_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});
