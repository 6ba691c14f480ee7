import type { AudioEncoder, EncoderOptions } from './audio-encoder.ts';
import { AudioFailure } from './audio-failure.ts';
import { concatBytes } from './bytes.ts';
import type { ChannelCount } from './channels.ts';
import type { Codec } from './codec.ts';
import type { OutputFormat } from './output-format.ts';
import { alawCodec, pcm16Codec, ulawCodec } from './pcm/pcm.codecs.ts';
import { clipInPlace } from './pcm/pcm16.ts';
import { type ChannelResampler, channelResampler } from './resample/channel-resampler.ts';
import { nextTurn } from './turns.ts';
import { wavCodec } from './wav/wav.codec.ts';

/**
 * An encoder for one stream, ready to write: wasm is loaded and an ffmpeg process is running when it resolves.
 * Samples are brought to the rate and the channels of the format (`EncoderOptions.channels`); beyond full scale they
 * are clipped. Calls are done in order.
 * @throws AudioFailure `unsupported_audio`; `ffmpeg_failed` when opus is wanted and ffmpeg does not start.
 */
export async function createEncoder(format: OutputFormat, options: EncoderOptions): Promise<AudioEncoder> {
  const { sourceRateHz, channels = 1 } = options;
  const to = channelsOf(format, channels);
  const resampler = channelResampler(sourceRateHz, format.sampleRateHz, { from: channels, to });
  const codec = await openCodec(format, { ...options, channels: to });
  const { sampleRateHz } = format;
  const sliceLength = Math.ceil(sourceRateHz / 2) * channels;
  return new StreamEncoder(codec, { resampler, sampleRateHz, sliceLength });
}

/** Raw forms have no head that could tell how many channels there are: they have one. */
function channelsOf({ codec }: OutputFormat, source: ChannelCount): ChannelCount {
  return codec === 'pcm' || codec === 'ulaw' || codec === 'alaw' ? 1 : source;
}

/** mp3 and opus are loaded when first used: they need Node, the rest runs anywhere. */
async function openCodec(format: OutputFormat, options: EncoderOptions): Promise<Codec> {
  const { channels = 1, ffmpegPath } = options;
  switch (format.codec) {
    case 'pcm':
      return pcm16Codec();
    case 'ulaw':
      return ulawCodec();
    case 'alaw':
      return alawCodec();
    case 'wav':
      return wavCodec(format.sampleRateHz, channels);
    case 'mp3':
      return (await import('./mp3/mp3.codec.ts')).mp3Codec({ ...compressed(format), channels });
    case 'opus':
      return (await import('./ogg/opus.codec.ts')).opusCodec({ ...compressed(format), channels, ffmpegPath });
  }
}

function compressed(format: OutputFormat): { sampleRateHz: number; bitrateKbps: number } {
  const { sampleRateHz, bitrateKbps } = format;
  if (bitrateKbps) return { sampleRateHz, bitrateKbps };
  throw new AudioFailure('unsupported_audio', `${format.name} has no bitrate.`);
}

interface StreamEncoderOptions {
  resampler: ChannelResampler;
  /** Of the codec. */
  sampleRateHz: number;
  /** Samples of the source that are encoded at once. */
  sliceLength: number;
}

/** Resamples, clips and hands on to a codec, half a second at a time: mp3 takes a few ms for that. */
class StreamEncoder implements AudioEncoder {
  readonly #codec: Codec;
  readonly #resampler: ChannelResampler;
  readonly #sampleRateHz: number;
  readonly #sliceLength: number;
  #closed = false;
  /** Ends when the calls so far are done, so that two unawaited writes cannot mix. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(codec: Codec, { resampler, sampleRateHz, sliceLength }: StreamEncoderOptions) {
    this.#codec = codec;
    this.#resampler = resampler;
    this.#sampleRateHz = sampleRateHz;
    this.#sliceLength = sliceLength;
  }

  get givenMs(): number {
    return (this.#codec.givenSamples * 1000) / this.#sampleRateHz;
  }

  /** Between the slices of a long clip the event loop has its turn: an hour of mp3 is many seconds of work. */
  write(samples: Float32Array): Promise<Uint8Array> {
    return this.#inTurn(async () => {
      const parts: Uint8Array[] = [];
      for (let start = 0; start < samples.length; start += this.#sliceLength) {
        if (start > 0) await nextTurn();
        const slice = samples.subarray(start, start + this.#sliceLength);
        parts.push(await this.#codec.encode(clipInPlace(this.#resampler.write(slice))));
      }
      return concatBytes(parts);
    });
  }

  finish(): Promise<Uint8Array> {
    return this.#inTurn(async () => {
      const tail = await this.#codec.encode(clipInPlace(this.#resampler.finish()));
      const rest = await this.#codec.flush();
      this.#closed = true;
      return concatBytes([tail, rest]);
    });
  }

  dispose(): void {
    this.#closed = true;
    this.#codec.dispose();
  }

  #inTurn(step: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const result = this.#last.then(() => {
      if (this.#closed) throw new AudioFailure('encoder_closed', 'This encoder was finished or disposed.');
      return step();
    });
    this.#last = result.catch(() => undefined); // the caller has the failure; the next call only waits
    return result;
  }
}
