const MIME_TYPE = 'audio/mpeg';
/** Kept behind the playhead when the browser's buffer is full. */
const KEPT_SECONDS = 20;

/** Firefox and phones play no growing mp3: there the whole is heard when it is there. */
export function canStreamToElement(): boolean {
  return typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(MIME_TYPE);
}

/** Feeds an audio element while the sound is still being made. */
export class MediaSink {
  readonly url: string;
  /** What was dropped to make room can no longer be sought. */
  hasDropped = false;
  readonly #audio: HTMLMediaElement;
  readonly #source = new MediaSource();
  readonly #queue: Uint8Array<ArrayBuffer>[] = [];
  #buffer: SourceBuffer | undefined;
  #isComplete = false;
  #wasOpen = false;

  constructor(audio: HTMLMediaElement) {
    this.#audio = audio;
    this.url = URL.createObjectURL(this.#source);
    this.#source.addEventListener('sourceopen', () => this.#open(), { once: true });
  }

  /** SPE-021: what comes after the closing is logged and passed over. */
  append(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#wasOpen && this.#source.readyState !== 'open') {
      console.error('a chunk of sound came after its player was closed');
      return;
    }
    this.#queue.push(bytes);
    this.#feed();
  }

  end(): void {
    this.#isComplete = true;
    this.#feed();
  }

  close(): void {
    URL.revokeObjectURL(this.url);
  }

  #open(): void {
    this.#wasOpen = true;
    this.#buffer = this.#source.addSourceBuffer(MIME_TYPE);
    this.#buffer.addEventListener('updateend', () => this.#feed());
    this.#feed();
  }

  #feed(): void {
    const buffer = this.#buffer;
    if (!buffer || buffer.updating || this.#source.readyState !== 'open') return;
    const next = this.#queue[0];
    if (next) {
      this.#appendOrMakeRoom(buffer, next);
    } else if (this.#isComplete) {
      this.#source.endOfStream();
    }
  }

  #appendOrMakeRoom(buffer: SourceBuffer, bytes: Uint8Array<ArrayBuffer>): void {
    try {
      buffer.appendBuffer(bytes);
      this.#queue.shift();
    } catch (cause) {
      if (!(cause instanceof DOMException && cause.name === 'QuotaExceededError')) throw cause;
      const dropBefore = this.#audio.currentTime - KEPT_SECONDS;
      if (dropBefore > 0 && (buffer.buffered.length === 0 || buffer.buffered.start(0) < dropBefore)) {
        this.hasDropped = true;
        buffer.remove(0, dropBefore);
      } else {
        // Nothing to drop yet: the sound goes on arriving, and room comes with playing.
        this.#audio.addEventListener('timeupdate', () => this.#feed(), { once: true });
      }
    }
  }
}
