import { AudioFailure } from '../audio-failure.ts';
import { hasTag } from '../bytes.ts';
import { type FrameHeader, findFrameHeader, infoTagOffset } from './frame-header.ts';

export interface Mp3Frame extends FrameHeader {
  offset: number;
  /** Holds a Xing or Info tag instead of sound. */
  info: boolean;
}

export interface Mp3Facts {
  sampleRateHz: number;
  /** Frames of sound, an Info frame not counted. */
  frameCount: number;
  /** Heard length: without the encoder's delay and padding where an Info frame names them. */
  durationSeconds: number;
}

/**
 * The frames of an mp3 file, in order, without decoding. ID3v2 tags and bytes between frames are passed over;
 * a cut-off last frame is left out.
 */
export function* walkMp3Frames(bytes: Uint8Array): Generator<Mp3Frame> {
  let offset = id3Length(bytes);
  let sure = false;
  while (offset + 4 <= bytes.length) {
    const header = findFrameHeader(bytes, offset);
    // A lone sync pattern may be chance: after lost sync the next frame must be there too.
    if (!header || (!sure && !followed(bytes, offset + header.byteLength))) {
      sure = false;
      offset++;
      continue;
    }
    if (offset + header.byteLength > bytes.length) return;
    yield { ...header, offset, info: findInfoTag(bytes, offset, header) !== undefined };
    sure = true;
    offset += header.byteLength;
  }
}

/**
 * Rate, frames and length of an mp3 file, counted frame by frame.
 * @throws AudioFailure `unreadable_audio` when there is no frame.
 */
export function measureMp3(bytes: Uint8Array): Mp3Facts {
  let sampleRateHz = 0;
  let frameCount = 0;
  let sampleCount = 0;
  let trimmed = 0;
  for (const frame of walkMp3Frames(bytes)) {
    sampleRateHz ||= frame.sampleRateHz;
    if (frame.info) {
      trimmed = trimmedSamples(bytes, findInfoTag(bytes, frame.offset, frame) ?? 0);
      continue;
    }
    frameCount++;
    sampleCount += frame.sampleCount;
  }
  if (frameCount === 0) throw new AudioFailure('unreadable_audio', 'There is no mp3 frame in these bytes.');
  return { sampleRateHz, frameCount, durationSeconds: Math.max(0, sampleCount - trimmed) / sampleRateHz };
}

function followed(bytes: Uint8Array, next: number): boolean {
  return next >= bytes.length || findFrameHeader(bytes, next) !== undefined || hasTag(bytes, next, 'TAG');
}

function findInfoTag(bytes: Uint8Array, offset: number, header: FrameHeader): number | undefined {
  const tag = offset + infoTagOffset(header);
  return hasTag(bytes, tag, 'Info') || hasTag(bytes, tag, 'Xing') ? tag : undefined;
}

/** Encoder delay and padding, 12 bits each, lie 21 bytes into the encoder's part of the tag. */
function trimmedSamples(bytes: Uint8Array, tag: number): number {
  const flags = bytes[tag + 7] ?? 0;
  const optional = (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  const encoder = tag + 8 + optional;
  if (!hasTag(bytes, encoder, 'LAME') && !hasTag(bytes, encoder, 'Lav')) return 0;
  const [high = 0, middle = 0, low = 0] = bytes.subarray(encoder + 21, encoder + 24);
  return ((high << 4) | (middle >> 4)) + (((middle & 0xf) << 8) | low);
}

function id3Length(bytes: Uint8Array): number {
  if (!hasTag(bytes, 0, 'ID3') || bytes.length < 10) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  const footer = (bytes[5] as number) & 0x10 ? 10 : 0;
  return 10 + footer + ((a & 0x7f) << 21) + ((b & 0x7f) << 14) + ((c & 0x7f) << 7) + (d & 0x7f);
}
