import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { decodeMedia } from './decode-media.ts';
import type { MediaFile } from './ffmpeg-input.ts';

const sampleRateHz = 16_000;
const frameSamples = 480;
/** Root mean square. Below it lie the noise of converters and dither (-72 dBFS); a whisper is twenty times louder. */
const silentLevel = 10 ** (-66 / 20);
/** So many frames that are louder: less is a click. */
const leastFrames = 4;

/** Reads on to the first sound. @throws Failure `no_speech` when there is none from begin to end, `invalid_audio` */
export async function requireSound(platform: Platform, file: MediaFile, signal: AbortSignal): Promise<void> {
  let loud = 0;
  for await (const block of decodeMedia(platform, file, { sampleRateHz, channels: 1, signal })) {
    loud += countLoud(block);
    if (loud >= leastFrames) return;
  }
  throw noSpeech();
}

export const noSpeech = (): Failure =>
  new Failure('no_speech', 'We heard no speech in this recording.', { data: { param: 'audio' } });

/** Frames of 30 ms that are not silent. */
function countLoud(block: Float32Array): number {
  let loud = 0;
  for (let from = 0; from + frameSamples <= block.length; from += frameSamples) {
    let sum = 0;
    for (let at = from; at < from + frameSamples; at += 1) sum += block[at]! ** 2;
    if (Math.sqrt(sum / frameSamples) > silentLevel) loud += 1;
  }
  return loud;
}
