/** Where the sidebar leads to all voices. */
export const VOICES_PATH = '/app/voice-lab';
export const LIBRARY_PATH = '/app/voice-library';
export const COLLECTIONS_PATH = '/app/voice-library/collections';
/** One's own voices and with whom they are shared. */
export const SHARE_PATH = '/app/voice-lab/share';
/** Everybody's page of one shared voice (RTE-059, RTE-060). */
export const VOICE_PATH = '/app/voice-lab/share/$ownerId/$voiceId';

/** The address of a shared voice within this site; with `add` it opens the dialog that adds it. */
export const voicePath = (ownerId: string, voiceId: string, { add = false } = {}): string =>
  `/app/voice-lab/share/${encodeURIComponent(ownerId)}/${encodeURIComponent(voiceId)}${add ? '?add=1' : ''}`;
