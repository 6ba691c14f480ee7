import { MPEGDecoder } from 'mpg123-decoder';
import { AudioFailure } from '../audio-failure.ts';
import { type ChannelCount, toChannels } from '../channels.ts';
import type { SoundDecoder } from './sound-decoder.ts';

/** mp3 by mpg123 in WebAssembly. What an Info frame says that the encoder put around the sound is taken off again. */
export async function mp3Decoder(sampleRateHz: number, channels: ChannelCount = 1): Promise<SoundDecoder> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  let heard = 0;
  let isFreed = false;
  return {
    async write(bytes) {
      const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
      if (samplesDecoded === 0) return new Float32Array(0);
      if (sampleRate !== sampleRateHz) throw unreadable(`The mp3 has ${sampleRate} Hz, not ${sampleRateHz}.`);
      heard += samplesDecoded;
      return toChannels(channelData, channels);
    },
    async finish() {
      if (heard === 0) throw unreadable('There is no mp3 sound in these bytes.');
      return new Float32Array(0);
    },
    dispose() {
      if (!isFreed) decoder.free();
      isFreed = true;
    },
  };
}

const unreadable = (message: string): AudioFailure => new AudioFailure('unreadable_audio', message);
