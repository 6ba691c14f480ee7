import { concatBytes } from '../bytes.ts';
import type { ChannelCount } from '../channels.ts';
import type { Codec } from '../codec.ts';
import { toPcm16 } from '../pcm/pcm16.ts';
import { wavHeader } from './wav-header.ts';

/** Header with open lengths, sent with the first bytes, then PCM. `completeFile` fills the lengths in. */
export function wavCodec(sampleRateHz: number, channels: ChannelCount = 1): Codec {
  let header = wavHeader(sampleRateHz, undefined, channels);
  const take = () => {
    const taken = header;
    header = new Uint8Array(0);
    return taken;
  };
  let givenSamples = 0;
  return {
    encode(samples) {
      givenSamples += samples.length / channels;
      return concatBytes([take(), toPcm16(samples)]);
    },
    flush: take,
    get givenSamples() {
      return givenSamples;
    },
    dispose() {},
  };
}
