/** A stretch of a recording that one engine made. */
export interface EngineStretch {
  engine: string;
  fromMs: number;
  toMs: number;
}

/** Which engine made which part of a recording; neighbors of one engine are one stretch. */
export class UsedEngines {
  readonly #stretches: EngineStretch[] = [];

  add(engine: string, durationMs: number): void {
    const last = this.#stretches.at(-1);
    const fromMs = last?.toMs ?? 0;
    if (last?.engine === engine) last.toMs = fromMs + durationMs;
    else this.#stretches.push({ engine, fromMs, toMs: fromMs + durationMs });
  }

  get stretches(): readonly EngineStretch[] {
    return this.#stretches;
  }

  /** Their names, the one that made most first: `resynthesis, voice-changer`. Empty before the first. */
  get names(): string {
    const lengths = new Map<string, number>();
    for (const { engine, fromMs, toMs } of this.#stretches)
      lengths.set(engine, (lengths.get(engine) ?? 0) + toMs - fromMs);
    return [...lengths]
      .sort(([, one], [, other]) => other - one)
      .map(([name]) => name)
      .join(', ');
  }
}
