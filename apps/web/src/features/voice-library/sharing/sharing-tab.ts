import type { VoiceSharing } from '@mynah/contract/voices/voice-sharing';
import type { Voice } from '@mynah/contract/voices/voices';

/** What the parts of the dialog work with; each says how the voice is shared after a change. */
export type SharingTabProps = { voice: Voice; onSharing: (sharing: VoiceSharing) => void };
