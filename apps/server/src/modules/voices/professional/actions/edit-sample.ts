import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { getProfessionalSample, type WhichSample } from '../get-professional-voice.ts';
import { changeSample } from '../professional.store.ts';
import { requireIdle } from '../require-idle.ts';
import { withdrawVerification } from '../withdraw-verification.ts';

/** What is undefined stays. */
interface SampleEdit {
  removeBackgroundNoise?: boolean;
  /** Empty: everybody. */
  selectedSpeakerIds?: string[];
  /** ms */
  trimStartTime?: number;
  trimEndTime?: number;
  fileName?: string;
}

/** @throws Failure `voice_sample_not_found`, `invalid_request`, `voice_is_training` */
export async function editSample(
  platform: Platform,
  actor: Actor,
  which: WhichSample,
  edit: SampleEdit,
): Promise<void> {
  const { voice, sample } = await getProfessionalSample(platform, actor, which);
  const { removeBackgroundNoise, fileName } = edit;
  const [trim, speakers] = [trimOf(sample, edit), speakersOf(sample, edit)];
  const change = { removeBackgroundNoise, fileName, ...trim, ...speakers };
  const { workspaceId } = actor;
  await platform.db.transaction(async (transaction) => {
    await requireIdle(transaction, { workspaceId, voiceId: voice.rowId });
    await changeSample(transaction, { workspaceId, id: sample.id }, change);
    // another part of the recording may be somebody else
    if (trim || speakers) await withdrawVerification(transaction, voice);
  });
}

/** The whole recording is no trim. */
function trimOf(
  { durationMs, trimStartMs, trimEndMs }: VoiceSampleRow,
  { trimStartTime, trimEndTime }: SampleEdit,
) {
  if (trimStartTime === undefined && trimEndTime === undefined) return undefined;
  const [start, end] = [trimStartTime ?? trimStartMs ?? 0, trimEndTime ?? trimEndMs ?? durationMs];
  if (start >= Math.min(end, durationMs)) {
    throw invalid('trim_start_time', 'Nothing is left of the recording between these times.');
  }
  return { trimStartMs: start === 0 ? null : start, trimEndMs: end >= Math.floor(durationMs) ? null : end };
}

function speakersOf({ speakers }: VoiceSampleRow, { selectedSpeakerIds: ids }: SampleEdit) {
  if (ids === undefined) return undefined;
  if (!ids.every((id) => speakers?.some(({ speakerId }) => speakerId === id))) {
    throw invalid(
      'selected_speaker_ids',
      speakers ? 'Speaker not found in the recording.' : 'Find the speakers first.',
    );
  }
  return { selectedSpeakerIds: ids.length === 0 ? null : ids };
}

const invalid = (param: string, message: string): Failure =>
  new Failure('invalid_request', message, { data: { param } });
