import { AudioFailure } from '../audio-failure.ts';
import { type ChannelCount, deinterleave } from '../channels.ts';
import type { Codec } from '../codec.ts';
import { type Mp3Instance, returnMp3Instance, takeMp3Instance } from './mp3-instances.ts';
import { Mp3Progress } from './mp3-progress.ts';

export interface Mp3Settings {
  sampleRateHz: number;
  /** The nearest that mp3 has is taken: the API names 240, which the format does not know. */
  bitrateKbps: number;
  channels: ChannelCount;
}

type LameParameters = Parameters<Mp3Instance['configure']>[0];

const bitrates = [8, 16, 24, 32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** mp3 of constant bitrate by LAME in WebAssembly. The stream begins with a frame of sound, no tag. */
export async function mp3Codec(settings: Mp3Settings): Promise<Codec> {
  let instance: Mp3Instance | undefined = await takeMp3Instance();
  const progress = new Mp3Progress();
  try {
    instance.configure(lameParameters(settings));
  } catch (cause) {
    throw new AudioFailure('unsupported_audio', `mp3 doesn’t support ${settings.sampleRateHz} Hz.`, {
      cause,
    });
  }

  /** The bytes lie in the instance's memory until the next call, so they are copied. */
  function run(step: (lame: Mp3Instance) => Uint8Array): Uint8Array {
    if (!instance) throw new AudioFailure('encoder_closed', 'This mp3 encoder was disposed.');
    const lame = instance;
    instance = undefined; // should the step throw, the instance is not used again
    const bytes = step(lame).slice();
    instance = lame;
    progress.write(bytes);
    return bytes;
  }

  return {
    encode: (samples) => run((lame) => lame.encode(sidesOf(samples, settings.channels))),
    flush: () => run((lame) => lame.finalize()),
    get givenSamples() {
      return progress.samples;
    },
    dispose() {
      if (instance) returnMp3Instance(instance);
      instance = undefined;
    },
  };
}

function sidesOf(samples: Float32Array, channels: ChannelCount): Float32Array[] {
  if (channels === 1) return [samples];
  const { left, right } = deinterleave(samples);
  return [left, right];
}

/** The output rate is named too: left alone, LAME lowers it at small bitrates. */
function lameParameters({ sampleRateHz, bitrateKbps, channels }: Mp3Settings): LameParameters {
  return {
    channels,
    sampleRate: sampleRateHz,
    outputSampleRate: sampleRateHz,
    bitrate: nearestBitrate(bitrateKbps),
  } as LameParameters;
}

function nearestBitrate(wanted: number): number {
  return bitrates.reduce((best, rate) => (Math.abs(rate - wanted) <= Math.abs(best - wanted) ? rate : best));
}
