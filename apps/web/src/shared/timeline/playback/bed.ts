import { type Clip, endOfClip } from '#web/shared/timeline/clips.ts';

/** Music and rooms bear more than words, and each leap is heard. */
const MOST_DRIFT_MS = 80;

/** A sound as long as a film: too long to be decoded whole, so an element plays it, and is kept in time. */
export class Bed {
  #element: HTMLAudioElement | null = null;

  become(element: HTMLAudioElement | null): void {
    this.#element = element;
  }

  pause(): void {
    this.#element?.pause();
  }

  follow(clip: Clip | undefined, { nowMs, gain }: { nowMs: number; gain: number }): void {
    const element = this.#element;
    if (!element || element.error || element.seeking) return;
    if (!clip || gain === 0 || nowMs < clip.start_ms || nowMs >= endOfClip(clip)) {
      element.pause();
      return;
    }
    element.volume = gain;
    const wanted = sourceSeconds(clip, nowMs);
    const isAway = Math.abs(element.currentTime - wanted) * 1000 > MOST_DRIFT_MS;
    if (isAway && !element.ended) element.currentTime = wanted;
    // the picture says it where a browser refuses
    if (element.paused && !element.ended) void element.play().catch(() => undefined);
  }
}

/** Where in its file a clip is at a moment. */
export const sourceSeconds = (clip: Clip, atMs: number): number =>
  Math.max(
    0,
    clip.source_start_ms + Math.max(0, Math.min(atMs - clip.start_ms, clip.duration_ms)) * clip.speed,
  ) / 1000;
