import { concatBytes } from '../bytes.ts';
import { findFrameHeader } from './frame-header.ts';

/** Counts the sound of an mp3 stream while its bytes arrive: a piece may end within a frame. */
export class Mp3Progress {
  /** In the frames that are whole; of one channel. */
  samples = 0;
  #rest: Uint8Array = new Uint8Array(0);

  /** Takes the next bytes of a stream that holds nothing but frames. */
  write(bytes: Uint8Array): void {
    const data = concatBytes([this.#rest, bytes]);
    let at = 0;
    for (;;) {
      const header = findFrameHeader(data, at);
      if (!header || at + header.byteLength > data.length) break;
      this.samples += header.sampleCount;
      at += header.byteLength;
    }
    this.#rest = data.slice(at);
  }
}
