import { concatBytes } from '../bytes.ts';
import { type ChannelCount, toChannels } from '../channels.ts';
import { readChannels, readWavHead, unreadable, type WavHead } from '../wav/wav-head.ts';
import type { SoundDecoder } from './sound-decoder.ts';

/** What may stand in front of the samples: pictures, cue lists. */
const mostHeadBytes = 4 * 1024 * 1024;

/** WAV of any form that `readWav` knows, in the wanted channels; what follows the samples is passed over. */
export function wavDecoder(sampleRateHz: number, channels: ChannelCount = 1): SoundDecoder {
  let head: WavHead | undefined;
  let waiting: Uint8Array = new Uint8Array(0);
  let left = 0;

  /** The samples among what has come, or all of it while the head is not complete. */
  function takeHead(bytes: Uint8Array): Uint8Array {
    const all = concatBytes([waiting, bytes]);
    head = readWavHead(all);
    if (!head) {
      if (all.length > mostHeadBytes) throw unreadable('The WAV file has no samples near its start.');
      waiting = all;
      return new Uint8Array(0);
    }
    if (head.format.sampleRateHz !== sampleRateHz) {
      throw unreadable(`The WAV file has ${head.format.sampleRateHz} Hz in place of ${sampleRateHz} Hz.`);
    }
    left = head.bodyBytes;
    waiting = new Uint8Array(0);
    return all.subarray(head.bodyStart);
  }

  return {
    async write(bytes) {
      const given = head ? bytes : takeHead(bytes);
      if (!head) return new Float32Array(0);
      const body = given.subarray(0, Math.min(given.length, left));
      left -= body.length;
      const all = waiting.length === 0 ? body : concatBytes([waiting, body]);
      const { form, channelCount } = head.format;
      const whole = all.length - (all.length % ((form.bits / 8) * channelCount));
      waiting = all.slice(whole);
      return toChannels(readChannels(all.subarray(0, whole), head.format), channels);
    },
    async finish() {
      if (!head) throw unreadable('The WAV file ends before its samples.');
      return new Float32Array(0);
    },
    dispose() {},
  };
}
