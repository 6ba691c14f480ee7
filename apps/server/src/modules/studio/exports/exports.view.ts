import type { LoudnessReport, ProjectExport } from '@mynah/contract/studio/exports';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ExportRow, StoredReport } from './exports.tables.ts';

/** @param progress of its work, 0 to 1; undefined once that is over. */
export const toExport = (row: ExportRow, progress: number | undefined): ProjectExport => ({
  export_id: row.id,
  project_id: row.projectId,
  format: row.format,
  chapter_ids: row.chapterIds,
  state: row.state,
  progress: row.state === 'done' ? 1 : (progress ?? 0),
  error: row.error,
  created_at_unix: unixSeconds(row.createdAt),
  file_name: row.fileName,
  size_bytes: row.sizeBytes,
  url: row.fileBlob === null ? null : `/v1/studio/projects/${row.projectId}/exports/${row.id}/file`,
  report: row.report.map(toReport),
});

const toReport = (report: StoredReport): LoudnessReport => ({
  chapter_id: report.chapterId,
  name: report.name,
  duration_secs: rounded(report.durationSeconds),
  rms_db: rounded(report.rmsDb),
  peak_db: rounded(report.peakDb),
  noise_floor_db: rounded(report.noiseFloorDb),
  head_secs: rounded(report.headSeconds),
  tail_secs: rounded(report.tailSeconds),
  sample_rate_hz: report.sampleRateHz,
  bitrate_kbps: report.bitrateKbps,
  faults: report.faults,
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
