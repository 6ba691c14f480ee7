/** Together, what `loadPlayback` fetches. */
export { togglePlay } from '#web/player/playback/audio-element.ts';
export { playStream, playUrl } from '#web/player/playback/player.ts';
