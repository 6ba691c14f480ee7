/** The door of the player: what pages may use. */

export { audioElement, seek, togglePlay } from '#web/app/player/audio-element.ts';
export type { AudioItemAction, AudioItemSubject } from '#web/app/player/audio-item-actions.ts';
export { AudioItemMenuEntries } from '#web/app/player/audio-item-slots.tsx';
export { chooseSoundFile } from '#web/app/player/choose-sound-file.ts';
export { type DownloadOrder, downloadItems } from '#web/app/player/download-item.ts';
export { computePeaks, decodeAudio } from '#web/app/player/peak-track.ts';
export { type PlayerStream, playInPlace, playStream, playUrl } from '#web/app/player/player.ts';
export { type LanguagePreview, type PlayerItem, playerItem } from '#web/app/player/player-item.ts';
export { usePlayer } from '#web/app/player/player-store.ts';
export { listenToPosition } from '#web/app/player/position.ts';
export { queueHistoryItem } from '#web/app/player/queue/queue-store.ts';
export { type RunningDownload, useRunningDownloads } from '#web/app/player/running-downloads.ts';
export { TwoTakes } from '#web/app/player/two-takes.tsx';
