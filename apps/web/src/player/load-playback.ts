import { loadCode } from '#web/shared/connection/load-code.ts';

/**
 * What starts sounds, for pages that show it before anybody wants to hear something: it is fetched when the browser is
 * idle, or by the first sound, and no such page waits for it.
 */
export const loadPlayback = () => loadCode(() => import('#web/player/playback/playback.ts'));
