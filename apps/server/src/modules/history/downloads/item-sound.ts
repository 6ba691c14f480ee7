import { decode, type OutputFormat, type OutputFormatName, outputFormat, tags } from '@mynah/audio';
import type { DownloadFormat } from '@mynah/contract/history/download-formats';
import { Failure } from '../../../platform/errors/index.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { BytesAnswer } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { DownloadRow } from './downloads.store.ts';
import { itemTags } from './item-tags.ts';
import { spoolMp3 } from './spool-mp3.ts';

export interface SoundOptions {
  format: DownloadFormat;
  hasTags: boolean;
  signal: AbortSignal;
}

/** Bytes of a file, with their number where it is known before the last of them is. */
type Sound = Pick<BytesAnswer, 'contentType' | 'contentLength'> & { body: AsyncIterable<Uint8Array> };

/** The format that an item is given in: its own, WAV of its own rate, or the one that is named. */
export function formatOfSound(item: DownloadRow, asked: DownloadFormat): OutputFormat {
  const kept = outputFormat(item.outputFormat as OutputFormatName);
  if (asked === 'default') return kept;
  if (asked !== 'wav') return outputFormat(asked);
  return kept.codec === 'wav' ? kept : { ...outputFormat('wav_44100'), sampleRateHz: kept.sampleRateHz };
}

/** Opus is read and written by ffmpeg. @throws Failure `invalid_output_format` */
export function checkSound(platform: Platform, item: DownloadRow, asked: DownloadFormat): void {
  const target = formatOfSound(item, asked);
  const isKept = isAsKept(item, target);
  const needsFfmpeg = !isKept && (target.codec === 'opus' || item.outputFormat.startsWith('opus'));
  if (!needsFfmpeg || findFfmpeg(platform)) return;
  throw new Failure(
    'invalid_output_format',
    target.codec === 'opus'
      ? `This server can’t make ${target.name} without ffmpeg. Choose an mp3, pcm or wav format.`
      : 'This audio is stored as opus, and this server can’t convert it without ffmpeg. Download it in its original format.',
    { data: { param: 'output_format' } },
  );
}

/** The file of an item in a format, with tags where it has place for them. Its kept bytes stay as they are. */
export async function openSound(
  platform: Platform,
  item: DownloadRow,
  options: SoundOptions,
): Promise<Sound> {
  const format = formatOfSound(item, options.format);
  const { body, sizeBytes } = await openBytes(platform, item, { format, signal: options.signal });
  const { contentType } = format;
  if (!options.hasTags) return { contentType, contentLength: sizeBytes, body };
  const { bytes, addedBytes } = tags.tagStream(body, format, itemTags(item));
  const contentLength =
    sizeBytes === undefined || addedBytes === undefined ? undefined : sizeBytes + addedBytes;
  return { contentType, contentLength, body: bytes };
}

const isAsKept = (item: DownloadRow, format: OutputFormat): boolean => {
  const kept = outputFormat(item.outputFormat as OutputFormatName);
  return (
    kept.codec === format.codec &&
    kept.sampleRateHz === format.sampleRateHz &&
    kept.bitrateKbps === format.bitrateKbps
  );
};

interface OpenOptions {
  format: OutputFormat;
  signal: AbortSignal;
}

async function openBytes(
  platform: Platform,
  item: DownloadRow,
  { format: to, signal }: OpenOptions,
): Promise<{ body: AsyncIterable<Uint8Array>; sizeBytes?: number }> {
  const openKept = () => platform.blobs.stream(item.audioBlob);
  if (isAsKept(item, to)) return { body: await openKept(), sizeBytes: item.audioBytes };
  const from = outputFormat(item.outputFormat as OutputFormatName);
  const conversion: decode.Conversion = {
    from,
    to,
    channels: await keptChannels(platform, item, from),
    durationSeconds: item.durationMs / 1000,
    ffmpegPath: findFfmpeg(platform),
  };
  const made = await begun(decode.convertStream(await openKept(), conversion));
  if (to.codec !== 'mp3') return { body: made, sizeBytes: sizeOf(conversion) };
  const sampleCount = decode.convertedSamples(conversion);
  const { bytes, sizeBytes } = await spoolMp3(made, { sampleCount, signal });
  return { body: bytes, sizeBytes };
}

const headBytes = 64 * 1024;

/** Songs and effects are stereo, speech is not: the file itself says it. */
async function keptChannels(platform: Platform, item: DownloadRow, format: OutputFormat) {
  const end = Math.min(headBytes, item.audioBytes) - 1;
  const head: Buffer[] = [];
  for await (const part of await platform.blobs.stream(item.audioBlob, { start: 0, end })) head.push(part);
  return decode.countChannels(Buffer.concat(head), format);
}

function sizeOf(conversion: decode.Conversion): number | undefined {
  const sampleCount = decode.convertedSamples(conversion);
  switch (conversion.to.codec) {
    case 'wav':
      return 44 + 2 * sampleCount * decode.channelsAfter(conversion);
    case 'pcm':
      return 2 * sampleCount;
    case 'opus':
      return undefined;
    default:
      return sampleCount;
  }
}

/** Waits for the first bytes, so that a sound that cannot be read is refused before anything is sent. */
async function begun(bytes: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await bytes.next().catch((cause: unknown) => {
    if (cause instanceof Failure) throw cause;
    throw new Failure('unprocessable', 'The stored audio is damaged or can’t be converted to this format.', {
      loc: ['body', 'output_format'],
      cause,
    });
  });
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* bytes;
    } finally {
      await bytes.return(undefined);
    }
  })();
}
