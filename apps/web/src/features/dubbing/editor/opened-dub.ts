import type { DubbingEditor } from '@mynah/contract/dubbing/editor';

/** What of an open dub does not change while it is edited. */
export interface OpenedDub {
  dubbingId: string;
  name: string;
  language: string;
  languages: readonly string[];
  sourceLanguage: string | undefined;
  durationMs: number;
  hasPicture: boolean;
  /** 0 to 255, over the whole source. */
  sourcePeaks: readonly number[];
  canShare: boolean;
}

export const openedDub = (opened: DubbingEditor): OpenedDub => ({
  dubbingId: opened.dubbing_id,
  name: opened.name,
  language: opened.target_language,
  languages: opened.languages.map(({ language_code }) => language_code),
  sourceLanguage: opened.source_language ?? undefined,
  durationMs: opened.media.duration_ms,
  hasPicture: opened.media.has_picture,
  sourcePeaks: opened.source_peaks,
  canShare: opened.access_level === 'admin',
});
