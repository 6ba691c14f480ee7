/**
 * Tells the process that started this one. Nobody is there to hear it when that one was killed, and then this one has
 * nothing left to do: it ends without a word. Resolves when it is sent.
 */
export function sendToParent(message: unknown): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, (fault) => {
      if (fault) process.exit(0);
      resolve();
    });
  });
}

/** Ends this process with the one that started it, also when that ended before this one was loaded. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  if (!process.connected) process.exit(0);
}
