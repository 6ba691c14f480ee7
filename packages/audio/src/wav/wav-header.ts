import { putTag } from '../bytes.ts';
import type { ChannelCount } from '../channels.ts';

/** What a header says of a length that is not known yet: readers then take all that follows. */
const unknownSize = 0xffffffff;
export const wavHeaderBytes = 44;

/**
 * The 44 bytes in front of 16-bit PCM, mono or interleaved stereo. Without `dataBytes` the lengths are left open (0xFFFFFFFF), as
 * streams do. Source: Multimedia Programming Interface and Data Specifications 1.0, "WAVE".
 */
export function wavHeader(sampleRateHz: number, dataBytes?: number, channels: ChannelCount = 1): Uint8Array {
  const header = new Uint8Array(wavHeaderBytes);
  const view = new DataView(header.buffer);
  putTag(header, 0, 'RIFF');
  view.setUint32(4, dataBytes === undefined ? unknownSize : dataBytes + wavHeaderBytes - 8, true);
  putTag(header, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * 2 * channels, true);
  view.setUint16(32, 2 * channels, true);
  view.setUint16(34, 16, true);
  putTag(header, 36, 'data');
  view.setUint32(40, dataBytes ?? unknownSize, true);
  return header;
}

/** Format tags of the register of wave types (RFC 2361). */
const logFormats = { ulaw: 7, alaw: 6 } as const;

/** The 58 bytes in front of µ-law or A-law of one channel, one byte a sample. */
export function logWavHeader(codec: 'ulaw' | 'alaw', sampleRateHz: number, dataBytes: number): Uint8Array {
  const header = new Uint8Array(58);
  const view = new DataView(header.buffer);
  putTag(header, 0, 'RIFF');
  view.setUint32(4, dataBytes + header.length - 8, true);
  putTag(header, 8, 'WAVEfmt ');
  view.setUint32(16, 18, true);
  view.setUint16(20, logFormats[codec], true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  // other codings than PCM say how many samples there are
  putTag(header, 38, 'fact');
  view.setUint32(42, 4, true);
  view.setUint32(46, dataBytes, true);
  putTag(header, 50, 'data');
  view.setUint32(54, dataBytes, true);
  return header;
}
