import type { Take } from '@mynah/contract/studio/editing';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { FoundBlock } from './actions/find-block.ts';
import type { TakeRow } from './takes.tables.ts';

export const toTake = (
  take: TakeRow,
  { block, contentHash, heard }: Pick<FoundBlock, 'block' | 'contentHash' | 'heard'>,
): Take => ({
  take_id: take.id,
  block_id: block.id,
  created_at_unix: unixSeconds(take.createdAt),
  duration_ms: Math.round(take.durationMs),
  peaks: [...take.peaks],
  is_current: take.contentHash === contentHash,
  is_chosen: take.id === heard?.take.id,
  nodes: take.nodes.map(({ text, voiceId, castVoiceId }) => ({
    text,
    voice_id: voiceId,
    project_voice_ref_id: castVoiceId ?? null,
  })),
  model_id: take.modelId,
  credits: take.credits,
});
