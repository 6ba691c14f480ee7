import { EngineFailure } from '@mynah/engine-spec';
import { MPEGDecoder } from 'mpg123-decoder';

interface Decoded {
  left: Float32Array;
  right: Float32Array;
  durationMs: number;
}

const rateHz = 44_100;

/** A whole mp3 of 44.1 kHz; mono goes to both sides. @throws EngineFailure when it is none */
export async function decodeMp3(bytes: Uint8Array): Promise<Decoded> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  try {
    await decoder.ready;
    const { channelData, sampleRate, samplesDecoded } = decoder.decode(bytes);
    const [left, right = left] = channelData;
    if (!left || !right || samplesDecoded === 0 || sampleRate !== rateHz)
      throw new EngineFailure('broken', 'The sound effects server sent no mp3 at 44.1 kHz.');
    return {
      left: left.slice(),
      right: right.slice(),
      durationMs: Math.round((1000 * left.length) / rateHz),
    };
  } finally {
    decoder.free();
  }
}
