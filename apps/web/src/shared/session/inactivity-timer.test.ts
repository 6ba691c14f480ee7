import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInactivityTimer } from '#web/shared/session/inactivity-timer.ts';

let stop: () => void = () => undefined;
beforeEach(() => {
  // messages between tabs need the true event loop
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a session that the workspace ends after 60 seconds', () => {
  it('[WSP-073] ends after 60 s without anybody', () => {
    const onTimeout = vi.fn();
    stop = startInactivityTimer({ seconds: 60, onTimeout });
    vi.advanceTimersByTime(59_999);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it.each(['mousemove', 'mousedown', 'keydown', 'click', 'scroll', 'touchstart', 'visibilitychange'])(
    '[WSP-074] lives on after a %s at 50 s',
    (name) => {
      const onTimeout = vi.fn();
      stop = startInactivityTimer({ seconds: 60, onTimeout });
      vi.advanceTimersByTime(50_000);
      document.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(59_999);
      expect(onTimeout).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onTimeout).toHaveBeenCalledOnce();
    },
  );

  it('is over when the machine slept through it, whatever moves first', () => {
    const onTimeout = vi.fn();
    stop = startInactivityTimer({ seconds: 60, onTimeout });
    vi.setSystemTime(Date.now() + 120_000);
    document.dispatchEvent(new Event('mousemove'));
    expect(onTimeout).toHaveBeenCalledOnce();
  });

  it('lives on while another tab is used', async () => {
    const onTimeout = vi.fn();
    stop = startInactivityTimer({ seconds: 60, onTimeout });
    vi.advanceTimersByTime(50_000);
    await postFromAnotherTab(Date.now());
    vi.advanceTimersByTime(59_999);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTimeout).toHaveBeenCalledOnce();
  });
});

/** Resolves once every listener of this page has had the message: one that listens last has it then. */
async function postFromAnotherTab(activeMs: number): Promise<void> {
  const [sender, echo] = [new BroadcastChannel('activity'), new BroadcastChannel('activity')];
  const heard = new Promise((resolve) => {
    echo.onmessage = resolve;
  });
  sender.postMessage(activeMs);
  await heard;
  sender.close();
  echo.close();
}
