export const GENERATE_PATH = '/app/sound-effects/generate';
export const HISTORY_PATH = '/app/sound-effects/history';
export const EXPLORE_PATH = '/app/sound-effects/explore';
export const SEARCH_PATH = '/app/sound-effects/explore/search';
export const CATEGORY_PATH = '/app/sound-effects/explore/category';
/** Everybody's page of one sound. */
export const SOUND_PATH = '/sound-effects/$soundId';
