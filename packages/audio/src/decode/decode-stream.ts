import { toChannels } from '../channels.ts';
import type { OutputFormat } from '../output-format.ts';
import { fromAlaw, fromUlaw } from '../pcm/g711.ts';
import { fromPcm16 } from '../pcm/pcm16.ts';
import { nextTurn } from '../turns.ts';
import { sampleDecoder } from './sample-decoder.ts';
import type { DecoderOptions, SoundDecoder } from './sound-decoder.ts';
import { wavDecoder } from './wav-decoder.ts';

/** Two seconds of mp3, half a minute of telephone: decoded in a few ms. */
const sliceBytes = 32 * 1024;

/**
 * The sound of a file at the rate of its format, mono or interleaved stereo (`channels`), while its bytes come. The event loop has its turn
 * between slices, and no more than one is held.
 * @throws AudioFailure `unreadable_audio`; `ffmpeg_failed` for opus without ffmpeg.
 */
export async function* decodeStream(
  bytes: AsyncIterable<Uint8Array>,
  format: OutputFormat,
  options: DecoderOptions = {},
): AsyncGenerator<Float32Array> {
  const decoder = await openDecoder(format, options);
  try {
    for await (const chunk of bytes) {
      for (let start = 0; start < chunk.length; start += sliceBytes) {
        const samples = await decoder.write(chunk.subarray(start, start + sliceBytes));
        if (samples.length > 0) yield samples;
        await nextTurn();
      }
    }
    const tail = await decoder.finish();
    if (tail.length > 0) yield tail;
  } finally {
    decoder.dispose();
  }
}

/** mp3 and opus are loaded when first used: they need Node. */
async function openDecoder(
  format: OutputFormat,
  { ffmpegPath, channels = 1 }: DecoderOptions,
): Promise<SoundDecoder> {
  // raw forms have one channel
  const raw = (read: (bytes: Uint8Array) => Float32Array) => (bytes: Uint8Array) =>
    toChannels([read(bytes)], channels);
  switch (format.codec) {
    case 'pcm':
      return sampleDecoder(2, raw(fromPcm16));
    case 'ulaw':
      return sampleDecoder(1, raw(fromUlaw));
    case 'alaw':
      return sampleDecoder(1, raw(fromAlaw));
    case 'wav':
      return wavDecoder(format.sampleRateHz, channels);
    case 'mp3':
      return (await import('./mp3-decoder.ts')).mp3Decoder(format.sampleRateHz, channels);
    case 'opus':
      return (await import('./opus-decoder.ts')).opusDecoder(format.sampleRateHz, { channels, ffmpegPath });
  }
}
