import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from '#web/shared/connection/connection.ts';

let isOnline = true;
let answers: () => Promise<Response>;
let stop: () => void;
let loadCode: typeof import('#web/shared/connection/load-code.ts').loadCode;
const reload = vi.fn();

/** The browser's own events, as it sends them. */
function setOnline(online: boolean): void {
  isOnline = online;
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Fails as often as is said, as an import does. */
function failing(times: number) {
  return vi.fn(async () => {
    if (times-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { Page: 'there' };
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
  isOnline = true;
  answers = async () => {
    throw new TypeError('Failed to fetch');
  };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', () => answers());
  ({ loadCode } = await import('#web/shared/connection/load-code.ts'));
  stop = watchConnection();
});

afterEach(() => {
  stop();
  reload.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('offline, it waits without trying, and goes on when the browser is online', async () => {
  setOnline(false);
  const load = failing(1);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  expect(await loaded).toEqual({ Page: 'there' });
  expect(reload).not.toHaveBeenCalled();
});

test('a server that is away is asked again after longer and longer pauses', async () => {
  const load = failing(3);
  const loaded = loadCode(load);
  for (const [ms, calls] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  expect(await loaded).toEqual({ Page: 'there' });
});

test('who presses “Try again” need not wait', async () => {
  const connection = await import('#web/shared/connection/connection.ts');
  const load = failing(1);
  const loaded = loadCode(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.useConnection.getState().isServerGone).toBe(true);
  connection.tryNow();
  expect(await loaded).toEqual({ Page: 'there' });
  expect(connection.useConnection.getState().isServerGone).toBe(false);
});

test('code that is gone from a server that answers brings one reload, and fails when that has not helped', async () => {
  answers = async () => new Response('{}');
  sessionStorage.setItem('reloaded-at', String(Date.now() - 60_000));
  void loadCode(failing(9));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.resetModules();
  ({ loadCode } = await import('#web/shared/connection/load-code.ts'));
  await expect(loadCode(failing(9))).rejects.toThrow('A part of the app could not be loaded');
  expect(reload).toHaveBeenCalledTimes(1);
});
