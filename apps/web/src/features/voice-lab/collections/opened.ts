import type { VoiceCollection } from '@mynah/contract/voices/voice-collections';

/** What is open over the list. */
export type Opened = { dialog: 'edit' | 'fill' | 'share'; collection: VoiceCollection } | { dialog: 'new' };
