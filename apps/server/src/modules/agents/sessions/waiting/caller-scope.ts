/** What a wait needs of the session that waits: it ends with it. */
export interface CallerScope {
  readonly isClosed: boolean;
  readonly signal: AbortSignal;
  own(close: () => unknown): () => void;
  after(ms: number, call: () => void): () => void;
}

/** So many milliseconds, or until the caller leaves. */
export const pause = (scope: CallerScope, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const release = scope.own(resolve);
    scope.after(ms, () => {
      release();
      resolve();
    });
  });
