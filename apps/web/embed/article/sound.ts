import { ARROW_SECONDS } from '#web/shared/playback-constants.ts';

export interface SoundChapter {
  url: string;
  seconds: number;
}

type Listener = (seconds: number) => void;

/** The chapters of an article as one sound: one audio element, which goes on with the next one. */
export class ArticleSound {
  readonly audio = new Audio();
  readonly duration: number;
  readonly #chapters: readonly SoundChapter[];
  readonly #starts: number[];
  readonly #listeners = new Set<Listener>();
  #current = -1;

  constructor(chapters: readonly SoundChapter[]) {
    this.#chapters = chapters;
    let start = 0;
    this.#starts = chapters.map(({ seconds }) => {
      const begins = start;
      start += seconds;
      return begins;
    });
    this.duration = start;
    this.audio.preload = 'none';
    this.audio.addEventListener('play', () => this.#follow());
    this.audio.addEventListener('seeked', () => this.#tell());
    this.audio.addEventListener('ended', () => this.#goOn());
    this.#open(0, 0);
  }

  get chapter(): number {
    return this.#current;
  }

  /** Within the chapter. */
  get chapterSeconds(): number {
    return this.#wanted ?? this.audio.currentTime;
  }

  /** Of the whole article. */
  get seconds(): number {
    return (this.#starts[this.#current] ?? 0) + this.chapterSeconds;
  }

  onTime(listener: Listener): void {
    this.#listeners.add(listener);
    listener(this.seconds);
  }

  toggle(): void {
    if (!this.audio.paused) this.audio.pause();
    else this.play();
  }

  play(): void {
    // a sound that failed is fetched once more: the line may be there again
    if (this.audio.error) this.#open(this.#current, this.chapterSeconds);
    // a broken file raises its own event, and a browser that wants a press first shows the play button
    this.audio.play().catch(() => {});
  }

  seek(seconds: number): void {
    const within = Math.min(Math.max(0, seconds), this.duration);
    const next = this.#starts.findIndex((start) => start > within);
    const chapter = (next === -1 ? this.#starts.length : next) - 1;
    this.seekIn(chapter, within - (this.#starts[chapter] ?? 0));
  }

  seekIn(chapter: number, seconds: number): void {
    const isPlaying = !this.audio.paused;
    if (chapter !== this.#current) this.#open(chapter, seconds);
    else this.#place(seconds);
    if (isPlaying) this.play();
    this.#tell();
  }

  skip(direction: -1 | 1, seconds = ARROW_SECONDS): void {
    this.seek(this.seconds + direction * seconds);
  }

  /** Where it is to begin, while the file is not open yet. */
  #wanted: number | undefined;

  #place(seconds: number): void {
    if (this.audio.readyState > 0) {
      this.audio.currentTime = seconds;
      return;
    }
    this.#wanted = seconds;
    this.audio.addEventListener(
      'loadedmetadata',
      () => {
        if (this.#wanted !== undefined) this.audio.currentTime = this.#wanted;
        this.#wanted = undefined;
      },
      { once: true },
    );
  }

  #open(chapter: number, seconds: number): void {
    const url = this.#chapters[chapter]?.url;
    if (url === undefined) return;
    const { playbackRate } = this.audio;
    this.#current = chapter;
    this.audio.src = url;
    this.audio.defaultPlaybackRate = playbackRate;
    this.audio.playbackRate = playbackRate;
    this.#wanted = undefined;
    if (seconds > 0) this.#place(seconds);
  }

  #goOn(): void {
    if (this.#current + 1 >= this.#chapters.length) {
      this.#tell();
      return;
    }
    this.#open(this.#current + 1, 0);
    this.play();
  }

  #follow(): void {
    this.#tell();
    if (!this.audio.paused) requestAnimationFrame(() => this.#follow());
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.seconds);
  }
}
