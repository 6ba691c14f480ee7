import { concatBytes, hasTag } from './bytes.ts';
import { Mp3Summary } from './mp3/info-frame.ts';
import type { OutputFormat } from './output-format.ts';
import { readWavHead } from './wav/wav-head.ts';
import { wavHeader, wavHeaderBytes } from './wav/wav-header.ts';

/**
 * What has to stand in front of a stream so that it is a file: WAV gets a header with lengths, mp3 an Info frame
 * (length, seek table, gapless playing); the other formats need nothing. It is fed with the bytes of the stream while
 * they pass, of which it keeps none but the first.
 */
export class FileHead {
  readonly #format: OutputFormat;
  readonly #mp3: Mp3Summary | undefined;
  #first: Uint8Array = new Uint8Array(0);
  #size = 0;

  constructor(format: OutputFormat) {
    this.#format = format;
    this.#mp3 = format.codec === 'mp3' ? new Mp3Summary() : undefined;
  }

  write(bytes: Uint8Array): void {
    this.#mp3?.write(bytes);
    this.#size += bytes.length;
    if (this.#first.length >= wavHeaderBytes) return;
    this.#first = concatBytes([this.#first, bytes.slice(0, wavHeaderBytes - this.#first.length)]);
  }

  /** How many bytes at the beginning of the stream the head stands in place of. */
  get replacedBytes(): number {
    const isWav = this.#format.codec === 'wav' && hasTag(this.#first, 0, 'RIFF');
    return isWav ? wavHeaderBytes : 0;
  }

  /**
   * After the last bytes.
   * @param durationSeconds of what was written to the encoder.
   * @throws AudioFailure `unreadable_audio` when an mp3 stream does not begin with a frame.
   */
  bytes(durationSeconds: number): Uint8Array {
    const { sampleRateHz } = this.#format;
    if (this.#mp3) return this.#mp3.infoFrame(Math.ceil(durationSeconds * sampleRateHz - 1e-6));
    if (this.replacedBytes === 0) return new Uint8Array(0);
    const isStereo = readWavHead(this.#first)?.format.channelCount === 2;
    return wavHeader(sampleRateHz, this.#size - wavHeaderBytes, isStereo ? 2 : 1);
  }
}
