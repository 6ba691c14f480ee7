import { createEncoder, decode, files, type OutputFormat, outputFormat } from '@mynah/audio';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { BytesAnswer, ServedFile } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { formatOf } from './snapshot-formats.ts';
import type { ChapterSnapshotRow } from './snapshots.tables.ts';

type KeptSound = Pick<
  ChapterSnapshotRow,
  'audioBlob' | 'audioBytes' | 'contentType' | 'outputFormat' | 'durationMs'
>;

/** The sound of a chapter as it is kept. */
export const openSnapshotSound = (
  { blobs }: Pick<Platform, 'blobs'>,
  { audioBlob, audioBytes, contentType }: KeptSound,
): ServedFile => ({
  contentType,
  sizeBytes: audioBytes,
  open: (range) => blobs.stream(audioBlob, range),
});

const mpeg = outputFormat('mp3_44100_128');
const isLossless = (sound: KeptSound): boolean => formatOf(sound).codec === 'wav';

/** The sound of a chapter, as mp3 where that is wanted. */
export async function streamChapter(
  platform: Pick<Platform, 'blobs'>,
  sound: KeptSound,
  { convertToMpeg }: { convertToMpeg: boolean },
): Promise<BytesAnswer> {
  if (convertToMpeg && isLossless(sound))
    return { contentType: mpeg.contentType, body: toMpeg(platform.blobs, sound) };
  const { contentType, sizeBytes, open } = openSnapshotSound(platform, sound);
  return { contentType, contentLength: sizeBytes, body: await open() };
}

/** The sound of chapters one after the other, while it is read. */
export function streamChapters(
  { blobs }: Pick<Platform, 'blobs'>,
  sounds: readonly KeptSound[],
  { convertToMpeg }: { convertToMpeg: boolean },
): BytesAnswer {
  if (sounds.every(isLossless) && !convertToMpeg)
    return { contentType: 'audio/wav', body: joinWav(blobs, sounds) };
  return { contentType: mpeg.contentType, body: joinMpeg(blobs, sounds) };
}

async function* joinMpeg(blobs: Blobs, sounds: readonly KeptSound[]): AsyncGenerator<Uint8Array> {
  for (const sound of sounds) yield* isLossless(sound) ? toMpeg(blobs, sound) : framesOf(blobs, sound);
}

/** Long enough for an Info frame and what follows it. */
const headBytes = 4_096;

/** Without the Info frame, which tells the length of one chapter alone. */
async function* framesOf(blobs: Blobs, { audioBlob }: KeptSound): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array(0);
  for await (const bytes of await blobs.stream(audioBlob)) {
    if (!head) {
      yield bytes;
      continue;
    }
    head = Buffer.concat([head, bytes]);
    if (head.length < headBytes) continue;
    yield withoutInfo(head);
    head = undefined;
  }
  if (head) yield withoutInfo(head);
}

function withoutInfo(head: Uint8Array): Uint8Array {
  const first = files.walkMp3Frames(head).next().value;
  return first?.info ? head.subarray(first.offset + first.byteLength) : head;
}

async function* toMpeg(
  blobs: Blobs,
  { audioBlob, outputFormat: name }: KeptSound,
): AsyncGenerator<Uint8Array> {
  const from = formatOf({ outputFormat: name });
  const encoder = await createEncoder(mpeg, { sourceRateHz: from.sampleRateHz });
  try {
    for await (const samples of decode.decodeStream(await blobs.stream(audioBlob), from)) {
      const bytes = await encoder.write(samples);
      if (bytes.length > 0) yield bytes;
    }
    const last = await encoder.finish();
    if (last.length > 0) yield last;
  } finally {
    encoder.dispose();
  }
}

const wavHead = files.wavHeader(44_100, 0).length;
/** More does not fit into the four bytes for a length, which is then left open. */
const longestWav = 0xffff_0000;

async function* joinWav(blobs: Blobs, sounds: readonly KeptSound[]): AsyncGenerator<Uint8Array> {
  const length = sounds.reduce((sum, { audioBytes }) => sum + audioBytes - wavHead, 0);
  yield files.wavHeader(44_100, length < longestWav ? length : undefined);
  for (const { audioBlob, audioBytes } of sounds)
    if (audioBytes > wavHead) yield* await blobs.stream(audioBlob, { start: wavHead, end: audioBytes - 1 });
}

/** How long a chapter lasts among others, and how much later than by itself it is heard there. */
export function spanOf(sound: KeptSound): { durationMs: number; shiftMs: number } {
  const format = formatOf(sound);
  if (format.codec !== 'mp3') return { durationMs: sound.durationMs, shiftMs: 0 };
  return { durationMs: msOfFrames(format, sound.audioBytes), shiftMs: msOf(codecDelay, format) };
}

/** Samples that encoder and decoder put in front, which only an Info frame takes away again. */
const codecDelay = 576 + 529;
const samplesOfFrame = 1152;

/** All frames have sound but the first, whose place is that of one. */
function msOfFrames(format: OutputFormat, bytes: number): number {
  const bytesOfFrame = ((format.bitrateKbps! * 1000) / 8 / format.sampleRateHz) * samplesOfFrame;
  return msOf((Math.round(bytes / bytesOfFrame) - 1) * samplesOfFrame, format);
}

const msOf = (samples: number, { sampleRateHz }: OutputFormat): number => (samples * 1000) / sampleRateHz;
