/** Whole frames of an mp3 stream, cut from a buffer that may end within one. */
export interface FrameCut {
  /** Bytes up to and including the last whole frame. */
  byteLength: number;
  durationSeconds: number;
}

const BITRATES_KBPS = {
  /** MPEG-1 layer III. */
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  /** MPEG-2 and 2.5 layer III. */
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES_HZ = [44_100, 48_000, 32_000] as const;

/** Counts the frames at the beginning of `bytes`, so that parts of a stream can be decoded where they belong in time. */
export function cutFrames(bytes: Uint8Array): FrameCut {
  let offset = 0;
  let end = 0;
  let durationSeconds = 0;
  while (offset + 4 <= bytes.length) {
    const frame = readFrame(bytes, offset);
    if (!frame) {
      offset += 1;
      continue;
    }
    if (offset + frame.byteLength > bytes.length) break;
    offset += frame.byteLength;
    end = offset;
    durationSeconds += frame.durationSeconds;
  }
  return { byteLength: end, durationSeconds };
}

/** ISO 11172-3, frame header: 11 sync bits, version, layer, bit rate, sample rate, padding. */
function readFrame(bytes: Uint8Array, offset: number): FrameCut | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(offset, offset + 3);
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
  if (!isLayer3) return undefined;
  const versionBits = (second >> 3) & 3;
  const version = versionBits === 3 ? 1 : 2;
  const bitrateKbps = BITRATES_KBPS[version][third >> 4];
  const baseRateHz = SAMPLE_RATES_HZ[(third >> 2) & 3];
  if (versionBits === 1 || !bitrateKbps || !baseRateHz) return undefined;
  const sampleRateHz = baseRateHz / (versionBits === 3 ? 1 : versionBits === 2 ? 2 : 4);
  const samples = version === 1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    byteLength: Math.floor((samples / 8) * ((bitrateKbps * 1000) / sampleRateHz)) + padding,
    durationSeconds: samples / sampleRateHz,
  };
}
