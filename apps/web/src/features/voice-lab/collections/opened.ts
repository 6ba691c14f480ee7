import type { VoiceCollection } from '@mynah/contract/voice-collections';

/** What is open over the list. */
export type Opened = { dialog: 'edit' | 'fill' | 'share'; collection: VoiceCollection } | { dialog: 'new' };
