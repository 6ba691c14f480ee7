/** 16-bit mono PCM at this rate is asked of everybody, so that sound can be told from silence. */
export const pcmRateHz = 24_000;
/** -50 dBFS: below this nobody hears anything. */
const silence = 32_768 * 10 ** (-50 / 20);

/** Listens to little-endian 16-bit PCM as it arrives, in chunks that may part a sample. */
export class HeardPcm {
  /** When the chunk with the first sample that is not silent came in, as given to `hear`. */
  firstSoundMs: number | undefined;
  /** Silence in front of that sample. */
  leadMs = 0;
  #samples = 0;
  #halfSample: number | undefined;

  hear(chunk: Uint8Array, atMs: number): void {
    let at = 0;
    if (this.#halfSample !== undefined && chunk.length > 0)
      this.#take(this.#halfSample | (chunk[at++]! << 8), atMs);
    else if (this.#halfSample !== undefined) return;
    for (; at + 1 < chunk.length; at += 2) this.#take(chunk[at]! | (chunk[at + 1]! << 8), atMs);
    this.#halfSample = at < chunk.length ? chunk[at] : undefined;
  }

  get audioSeconds(): number {
    return this.#samples / pcmRateHz;
  }

  #take(unsigned: number, atMs: number): void {
    const sample = unsigned >= 32_768 ? unsigned - 65_536 : unsigned;
    if (this.firstSoundMs === undefined && Math.abs(sample) >= silence) {
      this.firstSoundMs = atMs;
      this.leadMs = (this.#samples / pcmRateHz) * 1000;
    }
    this.#samples++;
  }
}
