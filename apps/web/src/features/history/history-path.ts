export const HISTORY_PATH = '/app/speech-synthesis/text-to-speech/history';
