import type { PlayerItem } from '#web/player/state/player-item.ts';
import { SKIP_SECONDS } from '#web/shared/playback-constants.ts';

type Controls = {
  play: () => void;
  pause: () => void;
  skip: (seconds: number) => void;
  seek: (seconds: number) => void;
  close: () => void;
  next: () => void;
  previous: () => void;
};

/** Media keys, headsets and the lock screen (PLR-007). */
export function bindMediaKeys(controls: Controls): void {
  const session = mediaSession();
  if (!session) return;
  session.setActionHandler('play', () => controls.play());
  session.setActionHandler('pause', () => controls.pause());
  session.setActionHandler('stop', () => controls.close());
  session.setActionHandler('seekbackward', (details) => controls.skip(-(details.seekOffset ?? SKIP_SECONDS)));
  session.setActionHandler('seekforward', (details) => controls.skip(details.seekOffset ?? SKIP_SECONDS));
  session.setActionHandler('seekto', ({ seekTime }) => seekTime !== undefined && controls.seek(seekTime));
  session.setActionHandler('previoustrack', () => controls.previous());
  session.setActionHandler('nexttrack', () => controls.next());
}

export function showInMediaSession(item: PlayerItem | null): void {
  const session = mediaSession();
  if (!session || typeof MediaMetadata === 'undefined') return;
  const { title, voice_name: artist } = item?.info ?? {};
  session.metadata = item ? new MediaMetadata({ title, artist }) : null;
}

export function showPositionInMediaSession(audio: HTMLMediaElement): void {
  const { duration, playbackRate, currentTime: position } = audio;
  if (!Number.isFinite(duration) || duration <= 0 || position > duration) return;
  mediaSession()?.setPositionState({ duration, playbackRate, position });
}

const mediaSession = (): MediaSession | undefined => navigator.mediaSession;
