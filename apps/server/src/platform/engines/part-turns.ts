/**
 * Two runs of one engine process: while an urgent one goes on, the others pause before their next part. What an engine
 * computes at the moment it finishes first.
 */
export class PartTurns {
  #urgent = 0;
  #waiting: (() => void)[] = [];

  /** An urgent run begins. */
  enter(): void {
    this.#urgent++;
  }

  /** An urgent run has ended. */
  leave(): void {
    this.#urgent--;
    if (this.#urgent > 0) return;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves when no urgent run goes on any more, or when nobody wants the part. */
  async turn(signal: AbortSignal): Promise<void> {
    while (this.#urgent > 0 && !signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }
}
