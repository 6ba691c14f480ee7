/** Groups of one song, all as long as it, at one playhead: each can be silenced while it plays. The owner closes it. */
export class StemMixer {
  readonly #context = new AudioContext();
  readonly #gains = new Map<string, GainNode>();
  #sources: AudioBufferSourceNode[] = [];
  #buffers = new Map<string, AudioBuffer>();
  #offset = 0;
  #startedAt: number | undefined;

  async add(name: string, bytes: ArrayBuffer): Promise<void> {
    this.#buffers.set(name, await this.#context.decodeAudioData(bytes));
    const gain = this.#context.createGain();
    gain.connect(this.#context.destination);
    this.#gains.set(name, gain);
  }

  get isPlaying(): boolean {
    return this.#startedAt !== undefined && this.seconds < this.length;
  }

  get length(): number {
    return Math.max(0, ...[...this.#buffers.values()].map(({ duration }) => duration));
  }

  get seconds(): number {
    const since = this.#startedAt === undefined ? 0 : this.#context.currentTime - this.#startedAt;
    return Math.min(this.length, this.#offset + since);
  }

  /** Only these are heard; the others go on silently, so that they stay in step. */
  hear(names: ReadonlySet<string>): void {
    for (const [name, gain] of this.#gains)
      gain.gain.setTargetAtTime(names.has(name) ? 1 : 0, this.#context.currentTime, 0.01);
  }

  play(): void {
    const from = this.seconds >= this.length ? 0 : this.seconds;
    this.pause();
    void this.#context.resume();
    this.#offset = from;
    this.#startedAt = this.#context.currentTime;
    this.#sources = [...this.#buffers].map(([name, buffer]) => {
      const source = this.#context.createBufferSource();
      source.buffer = buffer;
      source.connect(this.#gains.get(name)!);
      source.start(this.#startedAt, from);
      return source;
    });
  }

  pause(): void {
    this.#offset = this.seconds;
    this.#startedAt = undefined;
    for (const source of this.#sources) source.stop();
    this.#sources = [];
  }

  seek(seconds: number): void {
    const wasPlaying = this.isPlaying;
    this.pause();
    this.#offset = seconds;
    if (wasPlaying) this.play();
  }

  close(): void {
    this.pause();
    void this.#context.close();
  }
}

/** What is heard: what is alone, or where nothing is, all that is not silenced. */
export function heardStems(
  names: readonly string[],
  { muted, alone }: { muted: ReadonlySet<string>; alone: ReadonlySet<string> },
): ReadonlySet<string> {
  return new Set(names.filter((name) => (alone.size > 0 ? alone.has(name) : !muted.has(name))));
}
