import type { Room } from '../../../platform/http/index.ts';
import { type CloneKey, refineVoice } from './actions/refine-voice.ts';
import { cloningRoutes } from './cloning.routes.ts';
import { refineClone } from './refine-clone.job.ts';

export const cloningRoom: Room = {
  routes: cloningRoutes,
  jobs: (platform) => [
    {
      definition: refineClone,
      run: ({ payload, ...run }) => refineVoice(platform, { ...run, payload: payload as CloneKey }),
    },
  ],
};
