/** Of every list of voices that is asked for page by page; without it the server would give 100 (VOI-094). */
export const VOICE_PAGE_SIZE = 20;
