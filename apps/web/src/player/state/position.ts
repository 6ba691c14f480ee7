type Listener = (seconds: number) => void;

const listeners = new Set<Listener>();
let frame: number | undefined;
let shown = 0;

/**
 * Calls back with the playhead, now and on every frame while it moves. No state is set: sixty renders a second help
 * nobody.
 */
export function listenToPosition(listener: Listener): () => void {
  listeners.add(listener);
  listener(shown);
  return () => {
    listeners.delete(listener);
  };
}

export function publishPosition(seconds: number): void {
  shown = seconds;
  for (const listener of listeners) listener(seconds);
}

export function startFrames(readPosition: () => number): void {
  if (frame !== undefined) return;
  const tick = () => {
    publishPosition(readPosition());
    frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
}

export function stopFrames(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = undefined;
}
