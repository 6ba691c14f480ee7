/** RTE-098. */
export const PROFESSIONAL_VOICES_PATH = '/app/professional-voice-cloning';
