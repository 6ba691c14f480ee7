import { concatBytes } from '../bytes.ts';
import type { SoundDecoder } from './sound-decoder.ts';

/** A decoder of samples that lie one after the other; what is cut in the middle waits for its other half. */
export function sampleDecoder(
  bytesASample: number,
  decode: (bytes: Uint8Array) => Float32Array,
): SoundDecoder {
  let rest: Uint8Array = new Uint8Array(0);
  return {
    async write(bytes) {
      const all = rest.length === 0 ? bytes : concatBytes([rest, bytes]);
      const whole = all.length - (all.length % bytesASample);
      rest = all.slice(whole);
      return decode(all.subarray(0, whole));
    },
    finish: async () => new Float32Array(0),
    dispose() {},
  };
}
