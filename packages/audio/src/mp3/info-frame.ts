import { AudioFailure } from '../audio-failure.ts';
import { putTag } from '../bytes.ts';
import { inTurns, joinInTurns, nextTurn } from '../turns.ts';
import { crc16 } from './crc16.ts';
import { findFrameHeader, infoTagOffset, withBitrate } from './frame-header.ts';
import { walkMp3Frames } from './walk-frames.ts';

/** Samples that LAME puts in front of the sound; decoders take them off when the tag says so. */
const encoderDelay = 576;
/** The smallest bitrate whose frame holds the tag at every rate. */
const lowestBitrateKbps = 64;
const hasFramesBytesAndSeekTable = 7;
/** Counted in two milliseconds. */
const framesATurn = 300;
const seekPoints = 100;
const tagBytes = 8 + 4 + 4 + seekPoints + 36;

/**
 * Puts an Info frame in front of an encoded mp3 of constant bitrate, so that players know its length, seek
 * rightly, and play without a gap. Source: Xing and LAME "mp3 info tag", revision 1.
 * @param bytes what the encoder gave from first write to finish.
 * An hour is a second of counting, done over many turns of the event loop.
 * @param soundSamples length of the sound at the rate of the file.
 */
export async function withInfoFrame(bytes: Uint8Array, soundSamples: number): Promise<Uint8Array> {
  const first = findFrameHeader(bytes, 0);
  if (!first) throw new AudioFailure('unreadable_audio', 'There is no mp3 frame at the start.');
  const bitrateKbps = Math.max(first.bitrateKbps, lowestBitrateKbps);
  const headerBytes = withBitrate(bytes, first.mpeg1, bitrateKbps);
  const header = findFrameHeader(headerBytes, 0) ?? first;
  const frame = new Uint8Array(header.byteLength);
  frame.set(headerBytes);
  const frameCount = await countFrames(bytes);
  const padding = frameCount * first.sampleCount - encoderDelay - soundSamples;
  const soundCrc = await crcOf(bytes);
  const { bitrateKbps: soundKbps } = first;
  const facts = { byteCount: bytes.length, soundCrc, frameCount, padding, bitrateKbps: soundKbps };
  writeTag(frame, infoTagOffset(header), facts);
  return joinInTurns([frame, bytes]);
}

async function countFrames(bytes: Uint8Array): Promise<number> {
  let count = 0;
  for (const _ of walkMp3Frames(bytes)) if (++count % framesATurn === 0) await nextTurn();
  return count;
}

async function crcOf(bytes: Uint8Array): Promise<number> {
  let crc = 0;
  for await (const slice of inTurns(bytes)) crc = crc16(slice, crc);
  return crc;
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
