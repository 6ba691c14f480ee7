type TabEvent = 'signed-in' | 'signed-out';

const CHANNEL = 'session';

/** Tells the other tabs of this browser; the sender does not hear itself. */
export function announceToTabs(event: TabEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(event);
  channel.close();
}

/** Hears the other tabs. Returns the way to stop. */
export function listenToTabs(onEvent: (event: TabEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (message: MessageEvent<TabEvent>) => onEvent(message.data);
  return () => channel.close();
}
