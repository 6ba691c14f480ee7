import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { reviewDecisions } from '../safety/index.ts';
import { measureMissing, prepareVoice } from './actions/measure-voices.ts';
import { notifyOfRemoval } from './actions/notify-removal.ts';
import { decidedPublication } from './decide-publication.ts';
import { purgeKept } from './kept-for-copies.ts';
import { measureVoices, notifyRemoval, prepareShared, type RemovalNotice } from './library.jobs.ts';
import { libraryRoutes } from './library.routes.ts';
import { ownedShares } from './owned-shares.ts';
import { sharedPart } from './shared-part.ts';
import { seedHouseVoices } from './sync-house-voices.ts';
import { countUsage } from './usage.store.ts';

/** Voices shared beyond their workspace. */
export const voiceLibraryModule: Module = {
  name: 'voice-library',
  routes: libraryRoutes,
  prepare: seedHouseVoices,
  jobs: (platform) => [
    {
      definition: prepareShared,
      run: ({ payload, signal }) => prepareVoice(platform, (payload as { voiceId: string }).voiceId, signal),
    },
    { definition: measureVoices, run: ({ signal }) => measureMissing(platform, signal) },
    { definition: notifyRemoval, run: ({ payload }) => notifyOfRemoval(platform, payload as RemovalNotice) },
  ],
  handlers: ({ jobs }) => [
    {
      event: 'voices.previews-rendered',
      name: 'voices.measure-new-previews',
      handle: async () => void (await jobs.enqueue(measureVoices, {}, { singletonKey: 'all' })),
    },
  ],
  schedules: [
    { name: 'voices.count-usage', cron: '17 * * * *', run: ({ db, clock }) => countUsage(db, clock.now()) },
    { name: 'voices.purge-kept', cron: '41 3 * * *', run: purgeKept },
    {
      name: 'voices.measure-sounds',
      cron: '29 * * * *',
      run: async ({ jobs }) => void (await jobs.enqueue(measureVoices, {}, { singletonKey: 'all' })),
    },
  ],
  extensions: [
    extend(ownedMaterial, ownedShares),
    extend(voiceParts, sharedPart),
    extend(reviewDecisions, decidedPublication),
  ],
};
