import { files } from '@mynah/audio';

/** The bit rate of an mp3 that streams by, frame by frame; the sizes of the pieces are no matter. */
export class BitrateMeter {
  readonly #rates = new Set<number>();
  #rest: Uint8Array = new Uint8Array(0);

  write(bytes: Uint8Array): void {
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    let end = 0;
    for (const { offset, byteLength, bitrateKbps, info } of files.walkMp3Frames(all)) {
      end = offset + byteLength;
      if (!info) this.#rates.add(bitrateKbps);
    }
    this.#rest = all.slice(end);
  }

  /** kbit/s of every frame; null where they differ, or there is none. */
  constantKbps(): number | null {
    const [rate = null] = this.#rates;
    return this.#rates.size === 1 ? rate : null;
  }
}
