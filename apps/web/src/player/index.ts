/** The public interface of the player: what pages and the shell may use. */

export { PlayerBar } from '#web/player/bar/player-bar.tsx';
export { loadPlayback } from '#web/player/load-playback.ts';
export { seek, togglePlay } from '#web/player/playback/audio-element.ts';
export { chooseSoundFile } from '#web/player/playback/choose-sound-file.ts';
export { playStream, playUrl } from '#web/player/playback/player.ts';
export { queueHistoryItem } from '#web/player/queue/queue-store.ts';
export { playerItem } from '#web/player/state/player-item.ts';
export { usePlayer } from '#web/player/state/player-store.ts';
export { listenToPosition } from '#web/player/state/position.ts';
export { SeekableWave } from '#web/player/wave/seekable-wave.tsx';
