import { outputFormatNames } from '@mynah/audio/output-format';

export { type OutputFormat, type OutputFormatName, outputFormat } from '@mynah/audio/output-format';

/** HIS-008: `default` is the stored form, `wav` one of the sound's own rate; the others are made anew. */
export const downloadFormats = ['default', 'wav', ...outputFormatNames] as const;
export type DownloadFormat = (typeof downloadFormats)[number];
/** SubRip, WebVTT, and the words with their times as JSON. */
export const subtitleFormats = ['srt', 'vtt', 'json'] as const;
export type SubtitleFormat = (typeof subtitleFormats)[number];
