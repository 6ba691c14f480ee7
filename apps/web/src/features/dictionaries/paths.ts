export const DICTIONARIES_PATH = '/app/voice-lab/dictionaries';
export const DICTIONARY_PATH = '/app/voice-lab/dictionaries/$dictionaryId';
