/** The four bytes in front of every Layer III frame, taken apart. Source: ISO/IEC 11172-3 and 13818-3. */
export interface FrameHeader {
  /** MPEG-1 has two granules per frame, MPEG-2 and 2.5 have one. */
  mpeg1: boolean;
  sampleRateHz: number;
  bitrateKbps: number;
  channelCount: 1 | 2;
  /** Of the whole frame, header included. */
  byteLength: number;
  /** Samples per channel. */
  sampleCount: number;
}

const mpeg1Bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2Bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const mpeg1Rates = [44100, 48000, 32000];
/** By the two version bits: 3 is MPEG-1, 2 is MPEG-2, 0 is MPEG-2.5. */
const rateDivisors: Record<number, number> = { 3: 1, 2: 2, 0: 4 };
const layer3 = 1;

/** The header at `offset`, or undefined when none is there. Free-format frames are not taken for frames. */
export function findFrameHeader(bytes: Uint8Array, offset: number): FrameHeader | undefined {
  if (offset + 4 > bytes.length || bytes[offset] !== 0xff) return undefined;
  const [, second = 0, third = 0, fourth = 0] = bytes.subarray(offset, offset + 4);
  const version = (second >> 3) & 3;
  const divisor = rateDivisors[version];
  const rate = mpeg1Rates[(third >> 2) & 3];
  const mpeg1 = version === 3;
  const bitrateKbps = (mpeg1 ? mpeg1Bitrates : mpeg2Bitrates)[third >> 4];
  if (second >> 5 !== 7 || ((second >> 1) & 3) !== layer3) return undefined;
  if (divisor === undefined || rate === undefined || !bitrateKbps) return undefined;
  const sampleRateHz = rate / divisor;
  const sampleCount = mpeg1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return {
    mpeg1,
    sampleRateHz,
    bitrateKbps,
    channelCount: fourth >> 6 === 3 ? 1 : 2,
    byteLength: Math.floor(((sampleCount / 8) * bitrateKbps * 1000) / sampleRateHz) + padding,
    sampleCount,
  };
}

/** Where the tag of an Info frame begins, counted from the frame: after header and side information. */
export function infoTagOffset(header: FrameHeader): number {
  if (header.mpeg1) return header.channelCount === 1 ? 21 : 36;
  return header.channelCount === 1 ? 13 : 21;
}

/** The header bits for another bitrate, everything else (and no padding) as in `header`. */
export function withBitrate(header: Uint8Array, mpeg1: boolean, bitrateKbps: number): Uint8Array {
  const changed = Uint8Array.from(header.subarray(0, 4)); // a Buffer's slice would share the bytes
  const index = (mpeg1 ? mpeg1Bitrates : mpeg2Bitrates).indexOf(bitrateKbps);
  changed[2] = (index << 4) | ((changed[2] as number) & 0x0d);
  return changed;
}
