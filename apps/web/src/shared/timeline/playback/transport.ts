import { type Clip, clipsBetween, endOfClip, lengthOf, type Timeline } from '#web/shared/timeline/clips.ts';
import { Bed, sourceSeconds } from '#web/shared/timeline/playback/bed.ts';
import { duckingOf, fadesOf, levelAt, steadyGain } from '#web/shared/timeline/playback/loudness.ts';
import { SoundStore } from '#web/shared/timeline/playback/sound-store.ts';
import { SoundingClips } from '#web/shared/timeline/playback/sounding-clips.ts';

/** A film is played by its element, whose picture leads; a bed, as long as a film, by one of its own beside it. */
export type TransportFiles = ReadonlyMap<string, { kind: string }>;

/** The first film, whose picture is shown here and in the export. */
export const filmOf = (timeline: Timeline, files: TransportFiles): Clip | undefined =>
  firstOf('film', timeline, files);

const firstOf = (kind: string, { clips }: Timeline, files: TransportFiles): Clip | undefined =>
  clips
    .filter(({ file_id }) => file_id !== null && files.get(file_id)?.kind === kind)
    .toSorted((one, other) => one.start_ms - other.start_ms)[0];

/** The ear tells picture and sound apart from 40 ms on; a browser's own clock is read to about 10. */
const MOST_DRIFT_MS = 20;
const TICK_MS = 40;
/** Sounds so near to the playhead are kept in memory. */
const KEPT_MS = 60_000;

interface TransportOptions {
  fetchFile: (fileId: string) => Promise<ArrayBuffer>;
  onUnreadable: (fileId: string) => void;
  /** When playing begins or ends, and when the playhead was moved. */
  onChange: () => void;
}

/**
 * Plays a timeline. The picture leads: browsers start and stall a film as they can, so the moment that is shown is
 * read from it, and the sounds, which are begun by the clock of the sound card, are begun anew when they are apart by
 * more than can be heard. Where there is no picture the clock of the sound card leads.
 */
export class Transport {
  readonly #options: TransportOptions;
  #parts: { context: AudioContext; sounds: SoundStore; sounding: SoundingClips } | undefined;
  #timeline: Timeline = { tracks: [], clips: [] };
  #files: TransportFiles = new Map();
  #video: HTMLVideoElement | null = null;
  readonly #bed = new Bed();
  /** This moment of the timeline was at this time of the context. */
  #anchor = { ms: 0, at: 0 };
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Playing ends here, before the end of all. */
  #untilMs: number | undefined;
  /** The picture is not there yet: everything waits for it. */
  #isHeld = false;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  get nowMs(): number {
    const { ms, at } = this.#anchor;
    if (!this.#parts || !this.isPlaying || this.#isHeld) return ms;
    return ms + (this.#parts.context.currentTime - at) * 1000;
  }

  /** Of now, for those who hold on to it. */
  readonly readNowMs = (): number => this.nowMs;

  /** What is changed while it plays is heard at once. */
  setTimeline(timeline: Timeline, files: TransportFiles): void {
    this.#timeline = timeline;
    this.#files = files;
    if (this.isPlaying) this.#restart(this.nowMs);
    else this.#showPicture();
  }

  readonly setVideo = (video: HTMLVideoElement | null): void => {
    this.#video = video;
    this.#showPicture();
  };

  readonly setBed = (bed: HTMLAudioElement | null): void => this.#bed.become(bed);

  /** From where the playhead rests. */
  play(): void {
    if (this.isPlaying) return;
    const { context } = this.#open();
    void context.resume();
    const startMs = this.nowMs >= lengthOf(this.#timeline) - 1 ? 0 : this.nowMs;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#restart(startMs);
    this.#tick();
    this.#options.onChange();
  }

  /** One stretch, and no more of it. */
  playBetween(fromMs: number, toMs: number): void {
    this.seek(fromMs);
    this.#untilMs = toMs;
    this.play();
  }

  pause(): void {
    this.#untilMs = undefined;
    if (!this.isPlaying) return;
    this.#anchor = { ms: this.nowMs, at: 0 };
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#isHeld = false;
    this.#parts?.sounding.stop();
    this.#video?.pause();
    this.#bed.pause();
    this.#showPicture();
    this.#options.onChange();
  }

  seek(ms: number): void {
    this.#untilMs = undefined;
    this.#restart(Math.max(0, Math.min(lengthOf(this.#timeline), ms)));
    this.#showPicture();
    this.#options.onChange();
  }

  close(): void {
    this.pause();
    void this.#parts?.context.close();
    this.#parts = undefined;
  }

  /** From this moment on: what sounded before stops. */
  #restart(ms: number): void {
    this.#anchor = { ms, at: this.#parts?.context.currentTime ?? 0 };
    this.#parts?.sounding.stop();
  }

  #tick(): void {
    const { sounds, sounding } = this.#open();
    const film = filmOf(this.#timeline, this.#files);
    const bed = firstOf('bed', this.#timeline, this.#files);
    this.#follow(film);
    const { nowMs } = this;
    if (nowMs >= Math.min(lengthOf(this.#timeline), this.#untilMs ?? Number.POSITIVE_INFINITY)) {
      this.pause();
      return;
    }
    sounds.keepOnly(clipsBetween(this.#timeline.clips, { fromMs: nowMs - KEPT_MS, toMs: nowMs + KEPT_MS }));
    if (this.#isHeld) this.#bed.pause();
    else {
      this.#bed.follow(bed, { nowMs, gain: bed ? this.#gainOf(bed) : 0 });
      sounding.go(this.#timeline, { nowMs, except: [film, bed] });
    }
  }

  /** Where the picture is, there the sounds are. */
  #follow(film: Clip | undefined): void {
    const video = this.#video;
    if (!video) return;
    const { nowMs } = this;
    // a film that this browser cannot play is heard around, as the export has it
    if (!film || video.error || nowMs < film.start_ms || nowMs >= endOfClip(film)) {
      this.#isHeld = false;
      video.pause();
      return;
    }
    this.#setVolume(video, film);
    video.playbackRate = film.speed;
    if (video.paused) {
      video.currentTime = sourceSeconds(film, nowMs);
      // another press plays what the browser lets nobody begin; what was interrupted is begun by the next tick
      void video.play().catch((refused: DOMException) => {
        if (refused.name === 'NotAllowedError') this.pause();
      });
    }
    const isShown = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !video.seeking;
    if (!isShown && !video.ended) {
      if (!this.#isHeld) this.#restart(nowMs);
      this.#isHeld = true;
      return;
    }
    const wasHeld = this.#isHeld;
    this.#isHeld = false;
    if (video.ended) return;
    const shownMs = film.start_ms + (video.currentTime * 1000 - film.source_start_ms) / film.speed;
    if (wasHeld || Math.abs(shownMs - nowMs) > MOST_DRIFT_MS) this.#restart(shownMs);
  }

  /** Its own sound is that of its element. */
  #setVolume(video: HTMLVideoElement, film: Clip): void {
    video.volume = this.#gainOf(film);
    video.preservesPitch = true;
  }

  /** Of what an element plays, at this moment; an element goes no louder than its file. */
  #gainOf(clip: Clip): number {
    const track = this.#timeline.tracks.find(({ track_id }) => track_id === clip.track_id);
    if (!track) return 0;
    const ducked = track.is_ducked ? levelAt(duckingOf(this.#timeline), this.nowMs) : 1;
    return Math.min(1, steadyGain(clip, track) * levelAt(fadesOf(clip), this.nowMs) * ducked);
  }

  #showPicture(): void {
    const film = filmOf(this.#timeline, this.#files);
    if (this.#video && film) this.#video.currentTime = sourceSeconds(film, this.nowMs);
  }

  /** Opened with the first press: a browser gives no sound before. */
  #open() {
    if (this.#parts) return this.#parts;
    const context = new AudioContext();
    const { fetchFile, onUnreadable } = this.#options;
    const sounds = new SoundStore({ context, fetchFile, onUnreadable });
    const timeOf = (ms: number): number =>
      this.#anchor.at + (ms - this.#anchor.ms) / 1000 - (context.outputLatency || 0);
    const sounding = new SoundingClips({ context, sounds, timeOf });
    this.#parts = { context, sounds, sounding };
    return this.#parts;
  }
}
