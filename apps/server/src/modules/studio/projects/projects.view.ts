import type { Project, ProjectWithChapters } from '@mynah/contract/studio/projects';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { DescribedVersion } from '../../dictionaries/index.ts';
import type { ProjectConversion, ProjectCreation } from './extension-points.ts';
import { type ProjectReader, projectRole } from './project-reader.ts';
import type { ProjectRow } from './projects.tables.ts';

export const unixOf = (date: Date | null | undefined): number | null => (date ? unixSeconds(date) : null);

export const toLocators = ({ dictionaries }: Pick<ProjectRow, 'dictionaries'>) =>
  dictionaries.map(({ pronunciationDictionaryId, versionId }) => ({
    pronunciation_dictionary_id: pronunciationDictionaryId,
    version_id: versionId ?? null,
  }));

export const toDictionaryVersion = (
  version: DescribedVersion,
): ProjectWithChapters['pronunciation_dictionary_versions'][number] => ({
  version_id: version.versionId,
  version_rules_num: version.rulesCount,
  pronunciation_dictionary_id: version.dictionaryId,
  dictionary_name: version.dictionaryName,
  version_name: `v${version.number}`,
  permission_on_resource: version.permission,
  // who made it may be gone
  created_by: version.creatorUserId ?? '',
  creation_time_unix: unixSeconds(version.createdAt),
  archived_time_unix: unixOf(version.archivedAt),
});

interface Shown {
  chapterIds: readonly string[];
  /** Undefined: it was never converted. */
  conversion: ProjectConversion | undefined;
  /** Undefined: people write it. */
  creation: ProjectCreation | undefined;
}

const toCreation = ({ state, type, progress }: ProjectCreation) => ({
  creation_progress: progress,
  status: state,
  type,
});

export const toProject = (
  reader: ProjectReader,
  row: ProjectRow,
  { chapterIds, conversion, creation }: Shown,
): Project => ({
  project_id: row.id,
  name: row.name,
  create_date_unix: unixSeconds(row.createdAt),
  created_by_user_id: row.creatorUserId,
  default_title_voice_id: row.defaultTitleVoiceId,
  default_paragraph_voice_id: row.defaultParagraphVoiceId,
  default_title_voice_ref_id: row.defaultTitleVoiceId,
  default_paragraph_voice_ref_id: row.defaultParagraphVoiceId,
  default_model_id: row.defaultModelId,
  last_conversion_date_unix: unixOf(conversion?.lastConvertedAt),
  can_be_downloaded: (conversion?.latestSnapshotId ?? null) !== null,
  chapters_order: [...chapterIds],
  last_chapters_order_change_unix_ms: row.chaptersOrderChangedAt.getTime(),
  state: creation?.state === 'creating' ? 'creating' : (conversion?.state ?? 'default'),
  project_conversion_chapter_ids_converting: chapterIds.filter(
    (id) => conversion?.chapters.get(id)?.isConverting,
  ),
  generation_meta: creation ? toCreation(creation) : null,
  creation_meta: creation ? toCreation(creation) : null,
  written_by: creation?.writer ?? null,
  latest_snapshot_id: conversion?.latestSnapshotId ?? null,
  project_settings: { continue_playing: row.continuePlaying },
  audio_native: null,
  title: row.title,
  author: row.author,
  isbn_number: row.isbnNumber,
  description: row.description,
  genres: row.genres,
  cover_image_url: row.coverBlob === null ? '' : `/v1/studio/projects/${row.id}/cover`,
  target_audience: row.targetAudience,
  language: row.language,
  content_type: row.contentType,
  original_publication_date: row.originalPublicationDate,
  mature_content: row.matureContent,
  fiction: row.fiction,
  acx_volume_normalization: row.acxVolumeNormalization,
  volume_normalization: row.acxVolumeNormalization,
  pronunciation_dictionaries: toLocators(row),
  quality_preset: row.qualityPreset,
  added_to_queue_at_unix: unixOf(conversion?.addedToQueueAt) ?? 0,
  queue_position: conversion?.queuePosition ?? null,
  access_level: projectRole(reader, row),
  quality_check_on: false,
  quality_check_on_when_bulk_convert: false,
  source_type: row.sourceType,
  chapters_enabled: true,
  captions_enabled: true,
  public_share_id: null,
  caption_style: null,
  caption_style_template_overrides: null,
  aspect_ratio: null,
  agent_settings: null,
});
