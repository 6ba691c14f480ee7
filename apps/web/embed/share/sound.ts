import { ARROW_SECONDS } from '#web/shared/playback-constants.ts';

type Listener = (seconds: number) => void;

/** The sound of the page: one audio element, and its time on every frame while it plays. */
export class Sound {
  readonly audio: HTMLAudioElement;
  readonly durationSeconds: number;
  readonly #listeners = new Set<Listener>();

  constructor(url: string, durationSeconds: number) {
    this.durationSeconds = durationSeconds;
    this.audio = new Audio(url);
    this.audio.preload = 'metadata';
    this.audio.preservesPitch = true;
    this.audio.addEventListener('play', () => this.#follow());
    this.audio.addEventListener('seeked', () => this.#tell());
    this.audio.addEventListener('ended', () => this.seek(0));
  }

  onTime(listener: Listener): void {
    this.#listeners.add(listener);
    listener(this.audio.currentTime);
  }

  toggle(): void {
    if (!this.audio.paused) {
      this.audio.pause();
      return;
    }
    // a sound that failed is fetched once more: the line may be there again
    if (this.audio.error) this.audio.load();
    this.play();
  }

  play(): void {
    // a broken file raises its own event, and a browser that wants a press first shows the play button
    this.audio.play().catch(() => {});
  }

  seek(seconds: number): void {
    this.audio.currentTime = Math.min(Math.max(0, seconds), this.durationSeconds);
    this.#tell();
  }

  skip(direction: -1 | 1): void {
    this.seek(this.audio.currentTime + direction * ARROW_SECONDS);
  }

  #follow(): void {
    this.#tell();
    if (!this.audio.paused) requestAnimationFrame(() => this.#follow());
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.audio.currentTime);
  }
}
