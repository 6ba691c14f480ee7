import { extend } from '../../../platform/extensions.ts';
import type { Room } from '../../../platform/http/index.ts';
import { userAnswerParts } from '../../billing/index.ts';
import { type CloneKey, refineVoice } from './actions/refine-voice.ts';
import { cloningRoutes } from './cloning.routes.ts';
import { refineClone } from './refine-clone.job.ts';
import { voiceSlots } from './subscription-part.ts';

export const cloningRoom: Room = {
  routes: cloningRoutes,
  extensions: [extend(userAnswerParts, voiceSlots)],
  jobs: (platform) => [
    {
      definition: refineClone,
      run: ({ payload, ...run }) => refineVoice(platform, { ...run, payload: payload as CloneKey }),
    },
  ],
};
