export const LAB_PATH = '/app/voice-lab';
export const CLONE_PATH = '/app/voice-lab/clone';
export const COLLECTIONS_PATH = '/app/voice-lab/collections';
export const VOICE_PATH = '/app/voice-lab/$voiceId';

/** Pages of other features: what this build lacks is not linked to. */
export const DESIGN_PATH = '/app/voice-lab/design';
export const PROFESSIONAL_PATH = '/app/professional-voice-cloning';
export const LIBRARY_PATH = '/app/voice-library';
export const SPEECH_PATH = '/app/speech-synthesis/text-to-speech';
