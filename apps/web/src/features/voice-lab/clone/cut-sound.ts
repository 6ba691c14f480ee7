/** A stretch of a sound, seconds from its start. */
export type Stretch = { start: number; end: number };

type Sound = { samples: Float32Array; sampleRateHz: number };

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** A stretch of a sound as a WAV file of 16 bits, mono. */
export function cutToWav({ samples, sampleRateHz }: Sound, { start, end }: Stretch): ArrayBuffer {
  const part = samples.subarray(Math.round(start * sampleRateHz), Math.round(end * sampleRateHz));
  const bytes = new ArrayBuffer(HEADER_BYTES + part.length * BYTES_PER_SAMPLE);
  const view = new DataView(bytes);
  writeHeader(view, part.length * BYTES_PER_SAMPLE, sampleRateHz);
  part.forEach((sample, index) => {
    const level = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(level * 0x7fff), true);
  });
  return bytes;
}

function writeHeader(view: DataView, dataBytes: number, sampleRateHz: number): void {
  const text = (at: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) view.setUint8(at + index, words.charCodeAt(index));
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
}
