import { extend } from '../../platform/extensions.ts';
import { joinRooms, type Room } from '../../platform/http/index.ts';
import { ownedMaterial } from '../accounts/privacy/index.ts';
import { userAnswerParts } from '../billing/index.ts';
import { shareableResources } from '../workspaces/sharing/index.ts';
import { renderMissingPreviews } from './actions/render-previews.ts';
import { cloningRoom } from './cloning/room.ts';
import { collectionsRoom } from './collections/room.ts';
import { designRoom } from './design/room.ts';
import { libraryRoom } from './library/room.ts';
import { listMadeVoiceIds, ownedVoices, shareableVoice } from './owned-voices.ts';
import { professionalRoom } from './professional/room.ts';
import { safetyRoom } from './safety/room.ts';
import { sampleRoutes } from './samples/samples.routes.ts';
import { syncDefaultVoices } from './sync-default-voices.ts';
import { renderPreviews } from './voices.jobs.ts';
import { voicesRoutes } from './voices.routes.ts';

const voicesRoom: Room = {
  routes: voicesRoutes,
  jobs: (platform) => [
    { definition: renderPreviews, run: (job) => renderMissingPreviews(platform, job.signal) },
  ],
  extensions: [
    extend(ownedMaterial, ownedVoices),
    extend(shareableResources, shareableVoice),
    extend(userAnswerParts, {
      user: async ({ db }, actor) => ({ voices: await listMadeVoiceIds(db, actor) }),
    }),
  ],
  prepare: syncDefaultVoices,
};

export const voicesModule = joinRooms('voices', [
  collectionsRoom,
  { routes: sampleRoutes },
  cloningRoom,
  libraryRoom,
  safetyRoom,
  designRoom,
  professionalRoom,
  voicesRoom,
]);
