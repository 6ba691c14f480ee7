export const PLAYERS_PATH = '/app/audio-native';
export const SETTINGS_PATH = '/app/audio-native/settings';
export const LOOKS_PATH = '/app/audio-native/settings/player';
