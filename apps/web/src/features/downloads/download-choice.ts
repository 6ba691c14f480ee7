import {
  type DownloadFormat,
  downloadFormats,
  type SubtitleFormat,
  subtitleFormats,
} from '@mynah/contract/history/download-formats';
import { readPreference, writePreference } from '#web/shared/storage/preferences.ts';

export interface DownloadChoice {
  format: DownloadFormat;
  subtitles: readonly SubtitleFormat[];
  tags: boolean;
}

const KEY = 'download-choice';

/** What was chosen last; whatever is unreadable in it is as at the first time. */
export function lastChoice(): DownloadChoice {
  const kept = readPreference<Partial<Record<keyof DownloadChoice, unknown>>>(KEY) ?? {};
  const subtitles = Array.isArray(kept.subtitles) ? kept.subtitles : [];
  return {
    format: downloadFormats.find((format) => format === kept.format) ?? 'default',
    subtitles: subtitleFormats.filter((format) => subtitles.includes(format)),
    tags: kept.tags !== false,
  };
}

export const rememberChoice = (choice: DownloadChoice): void => writePreference(KEY, choice);
