import { AudioFailure } from '../audio-failure.ts';
import type { Codec } from '../codec.ts';
import { type Mp3Instance, returnMp3Instance, takeMp3Instance } from './mp3-instances.ts';

export interface Mp3Settings {
  sampleRateHz: number;
  bitrateKbps: number;
}

/** mp3 of constant bitrate, mono, by LAME in WebAssembly. The stream begins with a frame of sound, no tag. */
export async function mp3Codec(settings: Mp3Settings): Promise<Codec> {
  let instance: Mp3Instance | undefined = await takeMp3Instance();
  configure(instance, settings);

  /** The bytes lie in the instance's memory until the next call, so they are copied. */
  function run(step: (lame: Mp3Instance) => Uint8Array): Uint8Array {
    if (!instance) throw new AudioFailure('encoder_closed', 'This mp3 encoder was disposed.');
    const lame = instance;
    instance = undefined; // should the step throw, the instance is not used again
    const bytes = step(lame).slice();
    instance = lame;
    return bytes;
  }

  return {
    encode: (samples) => run((lame) => lame.encode([samples])),
    flush: () => run((lame) => lame.finalize()),
    dispose() {
      if (instance) returnMp3Instance(instance);
      instance = undefined;
    },
  };
}

type LameParameters = Parameters<Mp3Instance['configure']>[0];

/** The output rate is named too: left alone, LAME lowers it at small bitrates. */
function configure(instance: Mp3Instance, { sampleRateHz, bitrateKbps }: Mp3Settings): void {
  instance.configure({
    channels: 1,
    sampleRate: sampleRateHz,
    outputSampleRate: sampleRateHz,
    bitrate: bitrateKbps,
  } as LameParameters);
}
