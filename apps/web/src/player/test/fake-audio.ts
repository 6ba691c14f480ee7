/** An audio element for tests: it plays when told to, and time passes when the test says so. */
export class FakeAudio extends EventTarget {
  currentSrc = '';
  duration = Number.NaN;
  paused = true;
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
  volume = 1;
  error: MediaError | null = null;
  /** Set it to refuse, as browsers do before the first press. */
  refusal: Error | undefined;
  buffered = { length: 0, start: () => 0, end: () => 0 };

  #src = '';

  get src(): string {
    return this.#src;
  }

  /** Another sound begins at its beginning and waits, without an event of pause. */
  set src(address: string) {
    this.#src = address;
    this.error = null;
    this.currentTime = 0;
    this.paused = true;
  }

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal;
    this.paused = false;
    this.emit('play');
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.emit('pause');
  }

  load(): void {
    this.currentTime = 0;
  }

  removeAttribute(): void {
    this.src = '';
  }

  /** As `MediaError` counts: 2 is the network, 3 a broken sound, 4 an address that cannot be read. */
  breakDown(code: 2 | 3 | 4): void {
    const codes = { MEDIA_ERR_ABORTED: 1, MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 } as const;
    this.error = { ...codes, MEDIA_ERR_SRC_NOT_SUPPORTED: 4, code, message: '' };
    this.emit('error');
  }

  becomeReady(duration: number): void {
    this.duration = duration;
    this.emit('durationchange');
    this.emit('canplay');
  }

  moveTo(seconds: number): void {
    this.currentTime = seconds;
    this.emit('timeupdate');
  }

  finish(): void {
    this.moveTo(this.duration);
    this.pause();
    this.emit('ended');
  }

  emit(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

/** As much of the element as the player uses. */
export function asElement(audio: FakeAudio): HTMLAudioElement {
  const element: Partial<HTMLAudioElement> = audio;
  return element as HTMLAudioElement;
}
