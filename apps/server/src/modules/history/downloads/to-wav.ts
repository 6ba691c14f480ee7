import { setImmediate } from 'node:timers/promises';
import { files, type OutputFormatName, outputFormat, pcm } from '@mynah/audio';
import { MPEGDecoder } from 'mpg123-decoder';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { HistoryRow } from '../items/items.store.ts';

interface DecodedSound {
  /** Signed 16-bit. */
  parts: Uint8Array[];
  sampleRateHz: number;
}

/** Two seconds of mp3, half a minute of telephone: decoded in a few ms. */
const sliceBytes = 32 * 1024;

/**
 * The audio of an item as a WAV file at its own rate, slice by slice: other requests have their turn between two.
 * @throws Failure `unprocessable` for opus
 */
export async function toWav(
  platform: Platform,
  item: Pick<HistoryRow, 'audioBlob' | 'outputFormat'>,
): Promise<Uint8Array> {
  const bytes = await platform.blobs.get(item.audioBlob);
  const format = outputFormat(item.outputFormat as OutputFormatName);
  const { sampleRateHz } = format;
  switch (format.codec) {
    case 'wav':
      return bytes;
    case 'pcm':
      return toWavFile({ parts: [bytes], sampleRateHz });
    case 'ulaw':
      return toWavFile({ parts: await mapSlices(bytes, pcm.fromUlaw), sampleRateHz });
    case 'alaw':
      return toWavFile({ parts: await mapSlices(bytes, pcm.fromAlaw), sampleRateHz });
    case 'mp3':
      return toWavFile(await decodeMp3(bytes));
    default:
      throw new Failure('unprocessable', `Audio in ${format.codec} can be had as it is, not as wav.`);
  }
}

function toWavFile({ parts, sampleRateHz }: DecodedSound): Promise<Uint8Array> {
  const bodyBytes = parts.reduce((sum, part) => sum + part.length, 0);
  return files.joinInTurns([files.wavHeader(sampleRateHz, bodyBytes), ...parts]);
}

async function mapSlices(
  bytes: Uint8Array,
  decode: (slice: Uint8Array) => Float32Array,
): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await setImmediate();
    parts.push(pcm.toPcm16(decode(bytes.subarray(start, start + sliceBytes))));
  }
  return parts;
}

/** The Info frame of our files tells what the encoder put around the sound; the decoder takes it off again. */
async function decodeMp3(bytes: Uint8Array): Promise<DecodedSound> {
  const decoder = new MPEGDecoder({ enableGapless: true });
  try {
    await decoder.ready;
    let sampleRateHz = 0;
    const parts = await mapSlices(bytes, (slice) => {
      const { channelData, sampleRate } = decoder.decode(slice);
      sampleRateHz = sampleRate;
      return channelData[0] ?? new Float32Array(0);
    });
    return { parts, sampleRateHz };
  } finally {
    decoder.free();
  }
}
