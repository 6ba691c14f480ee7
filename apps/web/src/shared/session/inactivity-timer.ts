/** What counts as being there (WSP-074): mouse, key, click, scroll, touch, and coming back to the tab. */
const ACTIVITY_EVENTS = [
  'mousemove',
  'mousedown',
  'keydown',
  'click',
  'scroll',
  'touchstart',
  'visibilitychange',
] as const;

const CHANNEL = 'activity';
/** Other tabs and the timer need not hear of every move of the mouse. */
const NOTE_EVERY_MS = 1_000;

/**
 * Calls `onTimeout` once nobody was active in any tab for so many seconds. Tabs tell each other, so a session that is
 * used in one does not end in another. Returns the way to stop.
 */
export function startInactivityTimer({
  seconds,
  onTimeout,
}: {
  seconds: number;
  onTimeout: () => void;
}): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const stopping = new AbortController();
  let lastActiveMs = Date.now();
  let toldMs = 0;
  let timer = setTimeout(check, seconds * 1000);

  function check(): void {
    // a machine that slept wakes late: what counts is the clock, not the timer
    const leftMs = lastActiveMs + seconds * 1000 - Date.now();
    if (leftMs <= 0) onTimeout();
    else timer = setTimeout(check, leftMs);
  }

  function note(): void {
    const nowMs = Date.now();
    // who comes back too late has been away: the timer may not have had its turn yet
    if (nowMs - lastActiveMs >= seconds * 1000) {
      check();
      return;
    }
    lastActiveMs = nowMs;
    if (nowMs - toldMs < NOTE_EVERY_MS) return;
    toldMs = nowMs;
    channel.postMessage(nowMs);
  }

  channel.onmessage = ({ data }: MessageEvent<number>) => {
    lastActiveMs = Math.max(lastActiveMs, data);
  };
  for (const name of ACTIVITY_EVENTS) {
    document.addEventListener(name, note, { capture: true, passive: true, signal: stopping.signal });
  }
  return () => {
    stopping.abort();
    clearTimeout(timer);
    channel.close();
  };
}
