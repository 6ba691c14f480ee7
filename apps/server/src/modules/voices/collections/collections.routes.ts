import { voiceCollectionRoutes as routes } from '@mynah/contract/voices/voice-collections';
import { handle } from '../../../platform/http/index.ts';
import {
  addToCollection,
  createCollection,
  editCollection,
  removeCollection,
  takeOutOfCollection,
} from './actions/change-collection.ts';
import { collectionReader, getCollection } from './actions/get-collection.ts';
import { listCollections } from './collections.store.ts';
import { toCollection } from './collections.view.ts';

export const collectionRoutes = [
  handle(routes.list, async ({ platform, actor }) => {
    const reader = await collectionReader(platform, actor);
    const collections = await listCollections(platform.db, reader);
    return { collections: collections.map((collection) => toCollection(reader, collection)) };
  }),
  handle(routes.create, async ({ platform, actor, body }) =>
    toCollection(await collectionReader(platform, actor), await createCollection(platform, actor, body)),
  ),
  handle(routes.get, async ({ platform, actor, params }) =>
    toCollection(
      await collectionReader(platform, actor),
      await getCollection(platform, actor, params.collectionId),
    ),
  ),
  handle(routes.update, async ({ platform, actor, params, body }) =>
    toCollection(
      await collectionReader(platform, actor),
      await editCollection(platform, actor, { ...params, ...body }),
    ),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeCollection(platform, actor, params.collectionId);
    return { collection_id: params.collectionId };
  }),
  handle(routes.addVoice, async ({ platform, actor, params }) => {
    await addToCollection(platform, actor, params);
    return { collection_id: params.collectionId, voice_id: params.voiceId };
  }),
  handle(routes.removeVoice, async ({ platform, actor, params }) => {
    await takeOutOfCollection(platform, actor, params);
    return { collection_id: params.collectionId, voice_id: params.voiceId };
  }),
];
