import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, optional } from '../wire.ts';

export const voiceCollection = z.object({
  collection_id: z.string(),
  title: z.string(),
  icon: z.string(),
  permission_on_resource: z.string().nullable(),
  /** Beyond the compatible API. */
  voice_count: z.int(),
});
export type VoiceCollection = z.infer<typeof voiceCollection>;

const title = z.string().trim().min(1).max(100);
/** One emoji, or the name of one of the interface's icons. */
const icon = z.string().trim().min(1).max(40);
const ofCollection = z.object({ collection_id: id });
const ofVoice = ofCollection.extend({ voice_id: id });
const idAnswer = json(z.object({ collection_id: z.string() }));
const placeAnswer = json(z.object({ collection_id: z.string(), voice_id: z.string() }));

export const voiceCollectionRoutes = {
  list: route({
    id: 'voice-collections.list',
    method: 'GET',
    path: '/v1/voices/collections',
    summary: 'List the voice collections visible to the caller',
    access: 'voices_read',
    answer: json(z.object({ collections: z.array(voiceCollection) })),
  }),
  create: route({
    id: 'voice-collections.create',
    method: 'POST',
    path: '/v1/voices/collections',
    summary: 'Create a collection',
    access: 'voices_write',
    body: z.object({ title, icon: icon.default('folder') }),
    answer: json(voiceCollection),
  }),
  get: route({
    id: 'voice-collections.get',
    method: 'GET',
    path: '/v1/voices/collections/{collection_id}',
    summary: 'A collection',
    access: 'voices_read',
    params: ofCollection,
    answer: json(voiceCollection),
  }),
  update: route({
    id: 'voice-collections.update',
    method: 'PATCH',
    path: '/v1/voices/collections/{collection_id}',
    summary: 'Rename a collection',
    access: 'voices_write',
    params: ofCollection,
    body: z.object({ title: optional(title), icon: optional(icon) }),
    answer: json(voiceCollection),
  }),
  remove: route({
    id: 'voice-collections.delete',
    method: 'DELETE',
    path: '/v1/voices/collections/{collection_id}',
    summary: 'Delete a collection but keep its voices',
    access: 'voices_write',
    params: ofCollection,
    answer: idAnswer,
  }),
  addVoice: route({
    id: 'voice-collections.add-voice',
    method: 'POST',
    path: '/v1/voices/collections/{collection_id}/voice/{voice_id}',
    summary: 'Add a voice to a collection',
    access: 'voices_write',
    params: ofVoice,
    answer: placeAnswer,
  }),
  removeVoice: route({
    id: 'voice-collections.remove-voice',
    method: 'DELETE',
    path: '/v1/voices/collections/{collection_id}/voice/{voice_id}',
    summary: 'Remove a voice from a collection',
    access: 'voices_write',
    params: ofVoice,
    answer: placeAnswer,
  }),
};
