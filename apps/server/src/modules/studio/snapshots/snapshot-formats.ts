import { type OutputFormat, type OutputFormatName, outputFormat } from '@mynah/audio';
import type { QualityPreset } from '@mynah/contract/studio/project-values';
import type { ProjectRow } from '../projects/projects.tables.ts';
import type { ChapterSnapshotRow } from './snapshots.tables.ts';

/** As upstream: 128 kbit/s, 192 kbit/s, and 705.6 kbit/s without loss, all of them at 44.1 kHz. */
const formats: Readonly<Record<QualityPreset, OutputFormatName>> = {
  standard: 'mp3_44100_128',
  high: 'mp3_44100_192',
  ultra: 'mp3_44100_192',
  ultra_lossless: 'wav_44100',
};

/** What audiobook shops take. */
const shopFormat: OutputFormatName = 'mp3_44100_192';

export const formatNameOf = ({
  qualityPreset,
  acxVolumeNormalization,
}: Pick<ProjectRow, 'qualityPreset' | 'acxVolumeNormalization'>): OutputFormatName =>
  acxVolumeNormalization ? shopFormat : formats[qualityPreset];

export const formatOf = ({ outputFormat: name }: Pick<ChapterSnapshotRow, 'outputFormat'>): OutputFormat =>
  outputFormat(name as OutputFormatName);
