export const HISTORY_PATH = '/app/speech-synthesis/text-to-speech/history';
export const BIN_PATH = `${HISTORY_PATH}/deleted`;
