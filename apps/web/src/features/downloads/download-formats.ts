import { isAtLeast, leastTierForFormat, plans, type Tier } from '@mynah/contract/billing/plans';
import {
  type DownloadFormat,
  downloadFormats,
  type OutputFormat,
  type OutputFormatName,
  outputFormat,
} from '@mynah/contract/history/download-formats';
import { message } from '#web/features/downloads/messages.ts';

export const FORMAT_KINDS = ['kept', 'mp3', 'wav', 'pcm', 'telephone', 'opus'] as const;
export type FormatKind = (typeof FORMAT_KINDS)[number];

const KIND_OF_CODEC: Record<OutputFormat['codec'], FormatKind> = {
  mp3: 'mp3',
  wav: 'wav',
  pcm: 'pcm',
  ulaw: 'telephone',
  alaw: 'telephone',
  opus: 'opus',
};

/** `default` and `wav` are no formats of the audio package. */
const isNamed = (format: DownloadFormat): format is OutputFormatName =>
  format !== 'default' && format !== 'wav';

export function kindOfFormat(format: DownloadFormat): FormatKind {
  if (format === 'default') return 'kept';
  return isNamed(format) ? KIND_OF_CODEC[outputFormat(format).codec] : 'wav';
}

/** The best first. */
export const formatsOfKind = (kind: FormatKind): DownloadFormat[] =>
  downloadFormats
    .filter((format) => kindOfFormat(format) === kind)
    .toSorted((a, b) => bytesASecond(b) - bytesASecond(a));

/** What a kind begins with: the usual quality, not the largest file. */
const USUAL: Record<FormatKind, DownloadFormat> = {
  kept: 'default',
  mp3: 'mp3_44100_128',
  wav: 'wav',
  pcm: 'pcm_24000',
  telephone: 'ulaw_8000',
  opus: 'opus_48000_64',
};
export const usualFormat = (kind: FormatKind): DownloadFormat => USUAL[kind];

/** Undefined where it depends on the item: infinite, so that such a format stands first. */
function bytesASecond(format: DownloadFormat): number {
  if (!isNamed(format)) return Number.POSITIVE_INFINITY;
  const { codec, bitrateKbps, sampleRateHz } = outputFormat(format);
  if (bitrateKbps) return bitrateKbps * 125;
  return codec === 'ulaw' || codec === 'alaw' ? sampleRateHz : sampleRateHz * 2;
}

/** Bytes of so many seconds; `kept` is the format of the item, null where there are several. */
export function estimateBytes(format: DownloadFormat, seconds: number, kept: string | null): number | null {
  const own = downloadFormats.find((name) => name === kept);
  const ownFormat = own && isNamed(own) ? own : undefined;
  if (isNamed(format)) return Math.round(bytesASecond(format) * seconds);
  if (!ownFormat) return null;
  if (format === 'default') return Math.round(bytesASecond(ownFormat) * seconds);
  return Math.round(outputFormat(ownFormat).sampleRateHz * 2 * seconds);
}

/** How a format reads within its kind. */
export function qualityLabel(format: DownloadFormat): string {
  if (!isNamed(format)) return message(format === 'wav' ? 'wavOwn' : 'kept');
  const { codec, sampleRateHz, bitrateKbps } = outputFormat(format);
  const rate = sampleRateHz / 1000;
  if (codec === 'ulaw' || codec === 'alaw') return message(codec);
  return bitrateKbps ? message('rateAndBitrate', { rate, bitrate: bitrateKbps }) : message('rate', { rate });
}

/** Raw samples have no place for tags. */
export const canHoldTags = (format: DownloadFormat): boolean =>
  !['pcm', 'telephone'].includes(kindOfFormat(format));

/** The plan that a format needs beyond this one; null when it may be had. `wav` is the rate of the sound. */
export function missingPlan(format: DownloadFormat, tier: Tier | undefined): string | null {
  if (tier === undefined || !isNamed(format)) return null;
  const least = leastTierForFormat(format);
  return isAtLeast(tier, least) ? null : plans[least].displayName;
}
