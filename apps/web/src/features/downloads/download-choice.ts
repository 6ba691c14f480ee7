import {
  type DownloadFormat,
  downloadFormats,
  type SubtitleFormat,
  subtitleFormats,
} from '@mynah/contract/history/download-formats';
import { readLocal, writeLocal } from '#web/shared/storage/local-store.ts';

export interface DownloadChoice {
  format: DownloadFormat;
  subtitles: readonly SubtitleFormat[];
  tags: boolean;
}

const KEY = 'download-choice';

/** What was chosen last; whatever is unreadable in it is as at the first time. */
export function lastChoice(): DownloadChoice {
  const kept = readLocal<Partial<Record<keyof DownloadChoice, unknown>>>(KEY) ?? {};
  const subtitles = Array.isArray(kept.subtitles) ? kept.subtitles : [];
  return {
    format: downloadFormats.find((format) => format === kept.format) ?? 'default',
    subtitles: subtitleFormats.filter((format) => subtitles.includes(format)),
    tags: kept.tags !== false,
  };
}

export const rememberChoice = (choice: DownloadChoice): void => writeLocal(KEY, choice);
