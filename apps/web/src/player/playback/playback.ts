/** Together, what `loadPlayback` fetches. */
export { cutFrames } from '#web/player/peaks/mp3-frames.ts';
export { togglePlay } from '#web/player/playback/audio-element.ts';
export { canStreamToElement } from '#web/player/playback/media-sink.ts';
export { playStream, playUrl } from '#web/player/playback/player.ts';
