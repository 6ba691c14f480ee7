import { files, type OutputFormatName, outputFormat } from '@mynah/audio';
import {
  answerFile,
  type ByteRange,
  type BytesAnswer,
  type FileReading,
} from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { HistoryRow } from '../../items/items.tables.ts';

export interface AudioReading extends FileReading {
  /** For a media element: raw samples, which none can play, get the head of a WAV file. */
  isPlayed?: boolean;
}

/** The sound of an item, or a file that belongs to it. */
export type KeptBytes = Pick<HistoryRow, 'contentType' | 'audioBlob' | 'audioBytes'> &
  Partial<Pick<HistoryRow, 'outputFormat'>>;

/**
 * The audio of an item or the part of it that a `Range` header asks for; sets the headers that belong to it.
 * @throws Failure `range_not_satisfiable`
 */
export async function readItemAudio(
  platform: Platform,
  item: KeptBytes,
  reading: AudioReading,
): Promise<BytesAnswer> {
  const head = reading.isPlayed ? playerHead(item) : undefined;
  const headBytes = head?.length ?? 0;
  const contentType = head ? 'audio/wav' : item.contentType;
  const sizeBytes = headBytes + item.audioBytes;
  const open = (part?: ByteRange) =>
    head
      ? withHead(platform, item, head, part ?? { start: 0, end: sizeBytes - 1 })
      : platform.blobs.stream(item.audioBlob, part);
  return answerFile({ contentType, sizeBytes, open }, reading);
}

/** Undefined for what players read as it is. */
function playerHead({ outputFormat: name, audioBytes }: KeptBytes): Uint8Array | undefined {
  if (name === undefined) return undefined;
  const { codec, sampleRateHz } = outputFormat(name as OutputFormatName);
  if (codec === 'pcm') return files.wavHeader(sampleRateHz, audioBytes);
  return codec === 'ulaw' || codec === 'alaw'
    ? files.logWavHeader(codec, sampleRateHz, audioBytes)
    : undefined;
}

/** A part of the file that head and sound are together. */
async function withHead(
  { blobs }: Platform,
  { audioBlob }: KeptBytes,
  head: Uint8Array,
  { start, end }: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const first = head.subarray(start, end + 1);
  const inSound = { start: Math.max(0, start - head.length), end: end - head.length };
  const sound = inSound.end < 0 ? undefined : await blobs.stream(audioBlob, inSound);
  return (async function* () {
    if (first.length > 0) yield first;
    if (sound) yield* sound;
  })();
}
