import type { DubbingSourceSegment, DubbingTargetSegment } from '@mynah/contract/dubbing/project-transcripts';
import type { DubbingLanguage, DubbingProject } from '@mynah/contract/dubbing/projects';
import type { Platform } from '../../platform/platform.ts';
import type { DubbingRow } from './dubbings.tables.ts';
import { writeFileAddress } from './media-token.ts';
import type { SegmentRow, SpeakerRow } from './segments.tables.ts';
import type { LineRow, TargetRow } from './targets.tables.ts';

type Failed = Pick<DubbingRow, 'failureCode' | 'failureMessage'>;

/** What the same input would fail by again. */
const lasting = ['no_speech', 'unsupported_language_pair', 'invalid_audio', 'canceled'];

const toError = ({ failureCode, failureMessage }: Failed) =>
  failureMessage === null
    ? null
    : {
        code: failureCode ?? 'internal_error',
        message: failureMessage,
        retryable: !lasting.includes(failureCode ?? ''),
      };

export const toProject = (dubbing: DubbingRow, targets: readonly TargetRow[]): DubbingProject => ({
  project_id: dubbing.id,
  status: dubbing.state,
  reference: dubbing.reference,
  source_language: dubbing.language,
  model_id: dubbing.model,
  media: {
    filename: dubbing.sourceUrl === null ? dubbing.fileName : null,
    duration_s: dubbing.durationMs / 1000,
    has_video: dubbing.hasPicture,
    mime_type: dubbing.sourceUrl === null ? dubbing.contentType : null,
  },
  language_ids: targets.map(({ id }) => id),
  webhook_ids: dubbing.webhookIds,
  revision: dubbing.revision,
  error: dubbing.state === 'failed' ? toError(dubbing) : null,
  warnings: [],
  created_at: dubbing.createdAt.toISOString(),
  updated_at: dubbing.updatedAt.toISOString(),
});

export const toLanguage = (
  platform: Platform,
  dubbing: DubbingRow,
  target: TargetRow,
  speakers: readonly SpeakerRow[],
): DubbingLanguage => ({
  language_id: target.id,
  project_id: dubbing.id,
  target_language: target.language,
  status: target.state,
  model_id: dubbing.model,
  voice_settings: target.cloningStrength === null ? null : { cloning_strength: target.cloningStrength },
  outputs:
    target.losslessBlob === null
      ? null
      : { lossless_audio: writeFileAddress(platform, dubbing, `lossless.${target.id}`) },
  revision: target.revision,
  output_revision: target.outputRevision,
  error: target.state === 'failed' ? toError(target) : null,
  warnings: warningsOf(speakers),
  created_at: target.createdAt.toISOString(),
  updated_at: target.updatedAt.toISOString(),
});

function warningsOf(speakers: readonly SpeakerRow[]): DubbingLanguage['warnings'] {
  const refused = speakers.filter(({ ownVoiceRefusal }) => ownVoiceRefusal !== null);
  if (refused.length === 0) return [];
  const message = `Not every voice could be cloned: ${refused[0]?.ownVoiceRefusal}`;
  return [{ type: 'voices_not_permitted', speaker_ids: refused.map(({ id }) => id), message }];
}

export const toSourceSegment = (segment: SegmentRow): DubbingSourceSegment => ({
  id: segment.id,
  text: segment.text,
  speaker_id: segment.speakerId,
  start_s: segment.startMs / 1000,
  end_s: segment.endMs / 1000,
  external_id: segment.externalId,
});

export const toTargetSegment = (
  segment: SegmentRow,
  line: Pick<LineRow, 'translation'> | undefined,
): DubbingTargetSegment => ({
  id: segment.id,
  speaker_id: segment.speakerId,
  start_s: segment.startMs / 1000,
  end_s: segment.endMs / 1000,
  source_text: segment.text,
  translation: line?.translation ?? null,
});
