import { files, type OutputFormatName, outputFormat, pcm } from '@mynah/audio';
import { MPEGDecoder } from 'mpg123-decoder';
import { Failure } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HistoryRow } from './history.store.ts';

interface DecodedSound {
  samples: Float32Array;
  sampleRateHz: number;
}

/** The audio of an item as a WAV file at its own rate. @throws Failure `unprocessable` for opus */
export async function toWav(
  platform: Platform,
  item: Pick<HistoryRow, 'audioBlob' | 'outputFormat'>,
): Promise<Uint8Array> {
  const bytes = await platform.blobs.get(item.audioBlob);
  const format = outputFormat(item.outputFormat as OutputFormatName);
  switch (format.codec) {
    case 'wav':
      return bytes;
    case 'pcm':
      return withHeader(format.sampleRateHz, bytes);
    case 'ulaw':
      return toWavFile({ samples: pcm.fromUlaw(bytes), sampleRateHz: format.sampleRateHz });
    case 'alaw':
      return toWavFile({ samples: pcm.fromAlaw(bytes), sampleRateHz: format.sampleRateHz });
    case 'mp3':
      return toWavFile(await decodeMp3(bytes));
    default:
      throw new Failure('unprocessable', `Audio in ${format.codec} can be had as it is, not as wav.`);
  }
}

const toWavFile = ({ samples, sampleRateHz }: DecodedSound): Uint8Array =>
  withHeader(sampleRateHz, pcm.toPcm16(samples));

const withHeader = (sampleRateHz: number, body: Uint8Array): Uint8Array =>
  Buffer.concat([files.wavHeader(sampleRateHz, body.length), body]);

/** The Info frame of our files tells what the encoder put around the sound; the decoder takes it off again. */
async function decodeMp3(bytes: Uint8Array): Promise<DecodedSound> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  try {
    await decoder.ready;
    const { channelData, sampleRate } = decoder.decode(bytes);
    return { samples: channelData[0] ?? new Float32Array(0), sampleRateHz: sampleRate };
  } finally {
    decoder.free();
  }
}
