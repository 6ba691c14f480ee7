import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';
import { type VoiceReader, voiceAccess } from '../registry/index.ts';
import type { CountedCollection } from './collections.store.ts';

export const toCollection = (reader: VoiceReader, collection: CountedCollection): VoiceCollection => ({
  collection_id: collection.id,
  title: collection.title,
  icon: collection.icon,
  permission_on_resource: voiceAccess(reader, collection).role,
  voice_count: collection.voiceCount,
});
