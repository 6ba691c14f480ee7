import type { Codec } from '../codec.ts';
import { toAlaw, toUlaw } from './g711.ts';
import { toPcm16 } from './pcm16.ts';

/** A codec without memory: every sample gives its bytes at once. */
function sampleCodec(encode: (samples: Float32Array) => Uint8Array): Codec {
  let givenSamples = 0;
  return {
    encode(samples) {
      givenSamples += samples.length;
      return encode(samples);
    },
    flush: () => new Uint8Array(0),
    get givenSamples() {
      return givenSamples;
    },
    dispose() {},
  };
}

export const pcm16Codec = () => sampleCodec(toPcm16);
export const ulawCodec = () => sampleCodec(toUlaw);
export const alawCodec = () => sampleCodec(toAlaw);
