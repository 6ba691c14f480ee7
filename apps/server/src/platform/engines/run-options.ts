export interface RunOptions {
  /** Whose turn it is: waiting runs are served round robin over callers. */
  caller: string;
  signal: AbortSignal;
}
