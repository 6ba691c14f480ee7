import { AudioFailure } from '../audio-failure.ts';
import { concatBytes } from '../bytes.ts';
import { FfmpegPipe } from '../ogg/ffmpeg-pipe.ts';
import { sampleDecoder } from './sample-decoder.ts';
import type { DecoderOptions, SoundDecoder } from './sound-decoder.ts';

/**
 * Opus in Ogg by an ffmpeg process. The padding at the end stays on: from a pipe ffmpeg cannot know the end.
 * @throws AudioFailure `ffmpeg_failed`
 */
export async function opusDecoder(
  sampleRateHz: number,
  { ffmpegPath, channels = 1 }: DecoderOptions,
): Promise<SoundDecoder> {
  if (!ffmpegPath) throw new AudioFailure('ffmpeg_failed', 'Opus needs the path of an ffmpeg program.');
  const args = `-hide_banner -loglevel error -nostdin -f ogg -i pipe:0 -f f32le -ar ${sampleRateHz} -ac ${channels} pipe:1`;
  const pipe = await FfmpegPipe.start(ffmpegPath, args.split(' '));
  const floats = sampleDecoder(4 * channels, (bytes) => new Float32Array(bytes.slice().buffer));
  const take = () => floats.write(concatBytes(pipe.take()));
  return {
    async write(bytes) {
      await pipe.write(bytes);
      return take();
    },
    async finish() {
      await pipe.end();
      return take();
    },
    dispose: () => pipe.kill(),
  };
}
