import { extend } from '../../../platform/extensions.ts';
import type { Module } from '../../../platform/http/index.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { shareableResources } from '../../workspaces/sharing/index.ts';
import { voiceParts } from '../catalog/index.ts';
import { collectedPart } from './collected-part.ts';
import { collectionRoutes } from './collections.routes.ts';
import { ownedCollections } from './owned-collections.ts';
import { shareableCollection } from './shareable-collection.ts';

/** Voices that belong together, by title and icon. */
export const voiceCollectionsModule: Module = {
  name: 'voice-collections',
  routes: collectionRoutes,
  extensions: [
    extend(ownedMaterial, ownedCollections),
    extend(shareableResources, shareableCollection),
    extend(voiceParts, collectedPart),
  ],
};
