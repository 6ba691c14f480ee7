interface Remembered {
  chapter: number;
  seconds: number;
  atMs: number;
}

/** Where a visitor stopped, in their own browser; a browser may forbid that in frames, and then nothing is remembered. */
export class Memory {
  readonly #key: string;
  readonly #minutes: number;

  /** 0 minutes: until the visitor clears it. */
  constructor(key: string, minutes: number) {
    this.#key = key;
    this.#minutes = minutes;
  }

  read(): Remembered | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Remembered | null;
      if (!kept || (this.#minutes > 0 && Date.now() - kept.atMs > this.#minutes * 60_000)) return undefined;
      return kept;
    } catch {
      return undefined;
    }
  }

  write(chapter: number, seconds: number): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ chapter, seconds, atMs: Date.now() }));
    } catch {
      // forbidden or full: the next visit begins at the beginning
    }
  }
}
