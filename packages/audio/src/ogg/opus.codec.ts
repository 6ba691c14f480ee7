import { AudioFailure } from '../audio-failure.ts';
import { concatBytes } from '../bytes.ts';
import type { ChannelCount } from '../channels.ts';
import type { Codec } from '../codec.ts';
import { FfmpegPipe } from './ffmpeg-pipe.ts';
import { OggProgress } from './ogg-pages.ts';

export interface OpusSettings {
  sampleRateHz: number;
  bitrateKbps: number;
  channels: ChannelCount;
  ffmpegPath?: string;
}

/** Opus counts in samples of 48 kHz, whatever the rate of the input. */
const granuleHz = 48_000;
/** What ffmpeg may hold back: input blocks, one 20 ms frame, one page. */
const heldBackMs = 200;
/** A fresh process may still be loading. Later, what an ffmpeg holds back for longer comes with the next write. */
const firstWaitMs = 5000;
const laterWaitMs = 100;

/** Opus in Ogg by an ffmpeg process, which runs when this resolves and is gone after `dispose` or `flush`. */
export async function opusCodec(settings: OpusSettings): Promise<Codec> {
  if (!settings.ffmpegPath)
    throw new AudioFailure('ffmpeg_failed', 'Opus needs the path of an ffmpeg program.');
  const pipe = await FfmpegPipe.start(settings.ffmpegPath, ffmpegArguments(settings));
  const progress = new OggProgress();
  let writtenMs = 0;

  const take = () => {
    const bytes = concatBytes(pipe.take());
    progress.write(bytes);
    return bytes;
  };
  const behind = () => (progress.granule * 1000) / granuleHz < writtenMs - heldBackMs;

  /** Waits for what these samples must have made ready, so that sound leaves with its own write. */
  async function encode(samples: Float32Array): Promise<Uint8Array> {
    await pipe.write(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
    writtenMs += (samples.length * 1000) / settings.channels / settings.sampleRateHz;
    const parts = [take()];
    const deadline = performance.now() + (progress.granule === 0 ? firstWaitMs : laterWaitMs);
    while (behind() && (await pipe.moreBefore(deadline))) parts.push(take());
    return concatBytes(parts);
  }

  return {
    encode,
    async flush() {
      await pipe.end();
      return take();
    },
    get givenSamples() {
      return (progress.granule * settings.sampleRateHz) / granuleHz;
    },
    dispose: () => pipe.kill(),
  };
}

/** Bit-exact mode leaves out the random stream number and the version, so that equal input gives equal bytes. */
function ffmpegArguments({ sampleRateHz, bitrateKbps, channels }: OpusSettings): string[] {
  const input = `-f f32le -ar ${sampleRateHz} -ac ${channels} -probesize 32 -analyzeduration 0 -i pipe:0`;
  const codec = `-c:a libopus -b:a ${bitrateKbps}k -application audio -flags +bitexact`;
  const output = '-f ogg -page_duration 60000 -flush_packets 1 -fflags +bitexact pipe:1';
  return `-hide_banner -loglevel error -nostdin ${input} ${codec} ${output}`.split(' ');
}
