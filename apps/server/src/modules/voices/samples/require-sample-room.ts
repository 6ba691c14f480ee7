import { sampleLimits } from '@mynah/contract/voices/sample-limits';
import { Failure } from '../../../platform/errors/index.ts';

/** For a voice that will have so many recordings (VOI-022). @throws Failure `invalid_voice_sample` for too many */
export function requireSampleRoom(count: number): void {
  const most = sampleLimits.filesPerVoice;
  if (count <= most) return;
  throw new Failure(
    'invalid_voice_sample',
    `A voice can have up to ${most} recordings. Join short ones into longer ones.`,
  );
}
