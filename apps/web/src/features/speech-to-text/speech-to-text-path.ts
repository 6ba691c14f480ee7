export const SPEECH_TO_TEXT_PATH = '/app/speech-to-text';
