import { AudioFailure } from '../audio-failure.ts';
import { concatBytes, putTag } from '../bytes.ts';
import { crc16 } from './crc16.ts';
import { findFrameHeader, infoTagOffset, withBitrate } from './frame-header.ts';

/** Samples that LAME puts in front of the sound; decoders take them off when the tag says so. */
const encoderDelay = 576;
/** The smallest bitrate whose frame holds the tag at every rate. */
const lowestBitrateKbps = 64;
const hasFramesBytesAndSeekTable = 7;
const headerBytes = 4;
const seekPoints = 100;
const tagBytes = 8 + 4 + 4 + seekPoints + 36;

/**
 * What the Info frame of an mp3 tells, gathered while the encoder gives its bytes.
 * Source: Xing and LAME "mp3 info tag", revision 1.
 */
export class Mp3Summary {
  #head: Uint8Array = new Uint8Array(0);
  /** Of the frame whose header may lie across two pieces. */
  #rest: Uint8Array = new Uint8Array(0);
  #untilNextFrame = 0;
  #frameCount = 0;
  #byteCount = 0;
  #crc = 0;

  write(bytes: Uint8Array): void {
    if (this.#head.length < headerBytes) {
      this.#head = concatBytes([this.#head, bytes.slice(0, headerBytes - this.#head.length)]);
    }
    this.#byteCount += bytes.length;
    this.#crc = crc16(bytes, this.#crc);
    this.#countFrames(bytes);
  }

  /**
   * The frame to put in front.
   * @param soundSamples length of the sound at the rate of the file.
   * @throws AudioFailure `unreadable_audio` when the bytes do not begin with a frame.
   */
  infoFrame(soundSamples: number): Uint8Array {
    const first = findFrameHeader(this.#head, 0);
    if (!first) throw new AudioFailure('unreadable_audio', 'There is no mp3 frame at the start.');
    const bitrateKbps = Math.max(first.bitrateKbps, lowestBitrateKbps);
    const head = withBitrate(this.#head, first.mpeg1, bitrateKbps);
    const header = findFrameHeader(head, 0) ?? first;
    const frame = new Uint8Array(header.byteLength);
    frame.set(head);
    writeTag(frame, infoTagOffset(header), {
      byteCount: this.#byteCount,
      soundCrc: this.#crc,
      frameCount: this.#frameCount,
      padding: this.#frameCount * first.sampleCount - encoderDelay - soundSamples,
      bitrateKbps: first.bitrateKbps,
    });
    return frame;
  }

  #countFrames(bytes: Uint8Array): void {
    const all = this.#rest.length === 0 ? bytes : concatBytes([this.#rest, bytes]);
    let at = this.#untilNextFrame;
    while (at + headerBytes <= all.length) {
      const header = findFrameHeader(all, at);
      if (header) this.#frameCount++;
      at += header?.byteLength ?? 1;
    }
    const consumed = Math.min(at, all.length);
    this.#rest = all.slice(consumed);
    this.#untilNextFrame = at - consumed;
  }
}

interface TagFacts {
  byteCount: number;
  soundCrc: number;
  frameCount: number;
  padding: number;
  bitrateKbps: number;
}

function writeTag(frame: Uint8Array, start: number, facts: TagFacts): void {
  const view = new DataView(frame.buffer);
  const fileBytes = frame.length + facts.byteCount;
  putTag(frame, start, 'Info');
  view.setUint32(start + 4, hasFramesBytesAndSeekTable);
  view.setUint32(start + 8, facts.frameCount);
  view.setUint32(start + 12, fileBytes);
  for (let point = 0; point < seekPoints; point++) frame[start + 16 + point] = (point * 256) / seekPoints;
  const encoder = start + 16 + seekPoints;
  putTag(frame, encoder, 'LAME3.100');
  frame[encoder + 9] = 1; // tag revision 0, constant bitrate
  frame[encoder + 20] = Math.min(facts.bitrateKbps, 255);
  const padding = Math.min(Math.max(facts.padding, 0), 0xfff);
  frame[encoder + 21] = encoderDelay >> 4;
  frame[encoder + 22] = ((encoderDelay & 0xf) << 4) | (padding >> 8);
  frame[encoder + 23] = padding & 0xff;
  view.setUint32(encoder + 28, fileBytes);
  view.setUint16(encoder + 32, facts.soundCrc);
  view.setUint16(encoder + 34, crc16(frame.subarray(0, start + tagBytes - 2)));
}
