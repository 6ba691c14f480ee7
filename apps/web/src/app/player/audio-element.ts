import {
  bindMediaKeys,
  showInMediaSession,
  showPositionInMediaSession,
} from '#web/app/player/media-session.ts';
import type { MediaSink } from '#web/app/player/media-sink.ts';
import { shareWithTabs } from '#web/app/player/other-tabs.ts';
import type { PeakTrack } from '#web/app/player/peak-track.ts';
import { dispatch, usePlayer } from '#web/app/player/player-store.ts';
import { publishPosition, startFrames, stopFrames } from '#web/app/player/position.ts';
import type { ReceivedBytes } from '#web/app/player/received-bytes.ts';

/** What the element holds. Without an address it still arrives, in a browser that cannot play it before its end. */
export interface Sound {
  url: string | undefined;
  peaks: PeakTrack;
  received?: ReceivedBytes;
  sink?: MediaSink;
}

let element: HTMLAudioElement | undefined;
let sound: Sound | undefined;
let tellOtherTabs = () => {};

/** The one audio element of the app, outside the page, so that no navigation stops it (PLR-001). */
export function audioElement(): HTMLAudioElement {
  element ??= connectAudio(new Audio());
  return element;
}

export const loadedSound = (): Sound | undefined => sound;

/** Binds an element's events to the state machine. Tests bring their own element. */
export function connectAudio(audio: HTMLAudioElement): HTMLAudioElement {
  element = audio;
  audio.preservesPitch = true;
  audio.addEventListener('canplay', () => dispatch({ type: 'can-play' }));
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) dispatch({ type: 'duration', seconds: audio.duration });
  });
  audio.addEventListener('play', onPlay);
  audio.addEventListener('pause', onPause);
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', () => dispatch({ type: 'failed' }));
  audio.addEventListener('timeupdate', onTime);
  audio.addEventListener('seeked', onTime);
  tellOtherTabs = shareWithTabs(() => audio.pause());
  bindMediaKeys({ play, pause: () => audio.pause(), skip, seek, close: closePlayer });
  return audio;
}

function onPlay(): void {
  dispatch({ type: 'play' });
  tellOtherTabs();
  startFrames(() => {
    const seconds = audioElement().currentTime;
    usePlayer.getState().item?.onTimeUpdate?.(seconds);
    return seconds;
  });
}

function onPause(): void {
  stopFrames();
  dispatch({ type: 'pause' });
}

/** PLR-009: back to the beginning. */
function onEnded(): void {
  stopFrames();
  dispatch({ type: 'ended' });
  if (sound?.sink?.hasDropped && sound.received) {
    playFromStart({ ...sound, url: sound.received.url(), sink: undefined }, { autoStart: false });
  } else {
    seek(0);
  }
}

function onTime(): void {
  const audio = audioElement();
  dispatch({ type: 'time', seconds: audio.currentTime });
  showPositionInMediaSession(audio);
  publishPosition(audio.currentTime);
  usePlayer.getState().item?.onTimeUpdate?.(audio.currentTime);
}

type StartOptions = { autoStart: boolean; startAt?: number };

export function playFromStart(next: Sound, { autoStart, startAt = 0 }: StartOptions): void {
  const audio = audioElement();
  if (sound?.sink !== next.sink) sound?.sink?.close();
  sound = next;
  stopFrames();
  if (next.url === undefined) {
    unload(audio);
    return;
  }
  audio.src = next.url;
  audio.defaultPlaybackRate = usePlayer.getState().speed;
  audio.playbackRate = usePlayer.getState().speed;
  if (startAt > 0) audio.currentTime = startAt;
  publishPosition(startAt);
  if (autoStart) play();
}

export function play(): void {
  audioElement()
    .play()
    .catch((cause: unknown) => {
      // Another item was loaded meanwhile, or the browser wants a press first; a broken file raises its own event.
      if (cause instanceof DOMException && cause.name === 'NotAllowedError') dispatch({ type: 'blocked' });
    });
}

export function togglePlay(): void {
  const { item, phase } = usePlayer.getState();
  if (!item) return;
  const audio = audioElement();
  // A sound that failed is fetched once more: the line may be there again.
  if (phase === 'failed') audio.load();
  if (audio.paused || phase === 'failed') play();
  else audio.pause();
}

export function seek(seconds: number): void {
  const audio = audioElement();
  audio.currentTime = Math.min(Math.max(0, seconds), seekableEnd(audio));
  publishPosition(audio.currentTime);
}

/** PLR-021, PLR-022. */
export function skip(seconds: number): void {
  if (usePlayer.getState().canSeek) seek(audioElement().currentTime + seconds);
}

/** PLR-020; the pitch is kept. */
export function setSpeed(speed: number): void {
  const audio = audioElement();
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
  usePlayer.setState({ speed });
}

export function toggleCollapsed(): void {
  usePlayer.setState(({ isCollapsed }) => ({ isCollapsed: !isCollapsed }));
}

export function closePlayer(): void {
  sound?.sink?.close();
  sound = undefined;
  unload(audioElement());
  stopFrames();
  dispatch({ type: 'close' });
  usePlayer.setState({ item: null, canDownload: false });
  showInMediaSession(null);
}

function unload(audio: HTMLAudioElement): void {
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}

/** While sound arrives only what is there can be sought. */
function seekableEnd(audio: HTMLAudioElement): number {
  if (Number.isFinite(audio.duration)) return audio.duration;
  const { buffered } = audio;
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
}
