const CHANNEL = 'player';

/** Two tabs do not talk over one another: whoever starts last goes on alone. Returns how to tell the others. */
export function shareWithTabs(onOtherStarted: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onOtherStarted;
  return () => channel.postMessage('started');
}
