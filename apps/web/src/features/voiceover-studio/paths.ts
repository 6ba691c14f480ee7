export const VOICEOVERS_PATH = '/app/voiceover-studio';
export const VOICEOVER_PATH = `${VOICEOVERS_PATH}/$voiceoverId`;
