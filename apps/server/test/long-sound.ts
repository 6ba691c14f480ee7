import { createEncoder, files, type OutputFormatName, outputFormat } from '@mynah/audio';

export interface LongSound {
  format: OutputFormatName;
  durationMs: number;
  /** The file in pieces; it can be read again. */
  read(): Generator<Uint8Array>;
}

const format: OutputFormatName = 'mp3_22050_32';
const samplesAFrame = 576;
const framesAMinute = Math.round((60 * outputFormat(format).sampleRateHz) / samplesAFrame);
const encoderDelaySamples = 576;

/** An mp3 of so many minutes, made of two that were encoded: loud up to the middle, then soft. */
export async function makeLongSound(minutes: number): Promise<LongSound> {
  const [loud, soft] = [await encodeMinute(0.8), await encodeMinute(0.2)];
  const frames = function* () {
    for (let minute = 0; minute < minutes; minute++) yield minute < minutes / 2 ? loud : soft;
  };
  const summary = new files.Mp3Summary();
  for (const bytes of frames()) summary.write(bytes);
  const soundSamples = minutes * framesAMinute * samplesAFrame - encoderDelaySamples * 2;
  const head = summary.infoFrame(soundSamples);
  return {
    format,
    durationMs: (soundSamples / outputFormat(format).sampleRateHz) * 1000,
    *read() {
      yield head;
      yield* frames();
    },
  };
}

/** A minute, cut off after a whole frame. */
async function encodeMinute(amplitude: number): Promise<Uint8Array> {
  const { sampleRateHz } = outputFormat(format);
  const samples = Float32Array.from(
    { length: 61 * sampleRateHz },
    (_, index) => amplitude * Math.sin((2 * Math.PI * 440 * index) / sampleRateHz),
  );
  const encoder = await createEncoder(outputFormat(format), { sourceRateHz: sampleRateHz });
  try {
    const bytes = await encoder.write(samples);
    let end = 0;
    let count = 0;
    for (const frame of files.walkMp3Frames(bytes)) {
      if (count++ === framesAMinute) break;
      end = frame.offset + frame.byteLength;
    }
    return bytes.slice(0, end);
  } finally {
    encoder.dispose();
  }
}
