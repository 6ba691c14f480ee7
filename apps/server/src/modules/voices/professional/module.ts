import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { workflowJob } from '../../../platform/workflows/index.ts';
import { userAnswerParts } from '../../billing/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { professionalRoutes } from './professional.routes.ts';
import { countProfessionalVoices } from './professional.store.ts';
import { separateSpeakers } from './separation/separate-speakers.ts';
import { trainedPart } from './trained-part.ts';
import { trainVoice } from './training/train-voice.ts';

/** Voices that are trained at length. */
export const professionalVoicesModule: Module = {
  name: 'professional-voices',
  routes: professionalRoutes,
  jobs: (platform) => [workflowJob(platform, trainVoice), workflowJob(platform, separateSpeakers)],
  extensions: [
    extend(voiceParts, trainedPart),
    extend(userAnswerParts, {
      subscription: async ({ db }, actor) => {
        const { all, own } = await countProfessionalVoices(db, actor);
        return { professional_voice_slots_used: own, professional_voice_slots_used_in_workspace: all };
      },
    }),
  ],
};
