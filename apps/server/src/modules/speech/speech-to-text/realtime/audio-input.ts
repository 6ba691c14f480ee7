import { pcm, Resampler } from '@mynah/audio';
import type { RealtimeQuery } from '@mynah/contract/speech/speech-to-text';
import { RealtimeFault } from './realtime-fault.ts';

const targetHz = 16_000;

/** Chunks of a client's sound in its format, as samples of 16 kHz. */
export class AudioInput {
  readonly #isUlaw: boolean;
  readonly #resampler: Resampler;
  readonly sampleRateHz: number;
  /** Half of a sample, when a chunk was cut in it. */
  #rest: Uint8Array = new Uint8Array(0);

  constructor(format: RealtimeQuery['audio_format']) {
    const [codec, rate] = format.split('_');
    this.#isUlaw = codec === 'ulaw';
    this.sampleRateHz = Number(rate);
    this.#resampler = new Resampler(this.sampleRateHz, targetHz);
  }

  /** @throws RealtimeFault `input_error` for what is no base64 */
  read(base64: string): Float32Array {
    if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) {
      throw new RealtimeFault('input_error', 'audio_base_64 is not valid base64.');
    }
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    return this.#resampler.write(this.#isUlaw ? pcm.fromUlaw(bytes) : this.#fromPcm(bytes));
  }

  #fromPcm(bytes: Uint8Array): Float32Array {
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    const whole = all.length - (all.length % 2);
    this.#rest = all.slice(whole);
    return pcm.fromPcm16(all.subarray(0, whole));
  }
}
