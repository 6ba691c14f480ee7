/** Knows whether something is under way, and tells when nothing is any more. */
export class Occupation {
  #count = 0;
  #waiting: (() => void)[] = [];

  begin(): void {
    this.#count++;
  }

  end(): void {
    this.#count--;
    if (this.#count > 0) return;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves as soon as nothing is under way. */
  async free(): Promise<void> {
    while (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
