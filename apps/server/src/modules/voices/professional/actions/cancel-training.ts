import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { cancelRun } from '../../../../platform/workflows/index.ts';
import { getProfessionalVoice } from '../get-professional-voice.ts';
import { trainVoice } from '../training/train-voice.ts';

/** A voice that was trained before goes on as it was. Nothing runs: nothing happens. @throws Failure `voice_not_found` */
export async function cancelTraining(platform: Platform, actor: Actor, voiceId: string): Promise<void> {
  const { voice } = await getProfessionalVoice(platform, actor, voiceId);
  await cancelRun(platform, trainVoice, voice.rowId);
}
