import type { PeakTrack } from '#web/player/peaks/peak-track.ts';
import {
  bindMediaKeys,
  showInMediaSession,
  showPositionInMediaSession,
} from '#web/player/playback/media-session.ts';
import type { MediaSink } from '#web/player/playback/media-sink.ts';
import { shareWithTabs } from '#web/player/playback/other-tabs.ts';
import { parts } from '#web/player/playback/player-parts.ts';
import type { ReceivedBytes } from '#web/player/playback/received-bytes.ts';
import { watchStalls } from '#web/player/playback/watch-stalls.ts';
import { dispatch, usePlayer } from '#web/player/state/player-store.ts';
import { publishPosition, startFrames, stopFrames } from '#web/player/state/position.ts';
import type { WordTimes } from '#web/shared/words/word-times.ts';

/** What the element holds. Without an address it still arrives, in a browser that cannot play it before its end. */
export interface Sound {
  url: string | undefined;
  peaks: PeakTrack;
  received?: ReceivedBytes;
  sink?: MediaSink;
  /** When its words sound, where that came with it. */
  words?: WordTimes;
}

let element: HTMLAudioElement | undefined;
let sound: Sound | undefined;
let notifyOtherTabs = () => {};
/** Where the playhead was last seen, so that a step of its own can be told from a jump. */
let lastSeconds = 0;

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
  audio.addEventListener('waiting', () => dispatch({ type: 'buffering' }));
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) dispatch({ type: 'duration', seconds: audio.duration });
  });
  audio.addEventListener('play', onPlay);
  audio.addEventListener('pause', onPause);
  audio.addEventListener('ended', onEnded);
  audio.addEventListener('error', onError);
  audio.addEventListener('timeupdate', onTime);
  audio.addEventListener('seeked', onTime);
  watchStalls(audio, onStall);
  notifyOtherTabs = shareWithTabs(() => element === audio && pause());
  bindMediaKeys({
    ...{ play, pause, skip, seek, close: closePlayer },
    next: () => parts.next(),
    previous: () => parts.previous(),
  });
  return audio;
}

function onPlay(): void {
  dispatch({ type: 'play' });
  notifyOtherTabs();
  startFrames(() => {
    const seconds = audioElement().currentTime;
    usePlayer.getState().item?.onTimeUpdate?.(seconds);
    advance(seconds);
    return seconds;
  });
}

function onPause(): void {
  stopFrames();
  dispatch({ type: 'pause' });
}

function onError(): void {
  stopFrames();
  const { error } = audioElement();
  if (!error || !parts.mend(error)) dispatch({ type: 'failed' });
}

/** Sound that arrives from a generation may pause for breath; an address that says nothing for long is dead. */
function onStall(): void {
  if (sound && !sound.sink) parts.mend('stalled');
}

/** PLR-009: back to the beginning, unless a loop, a sleep timer or the queue know better. */
function onEnded(): void {
  stopFrames();
  dispatch({ type: 'ended' });
  if (parts.goOn()) return;
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
  if (!audio.paused) advance(audio.currentTime);
  publishPosition(audio.currentTime);
  usePlayer.getState().item?.onTimeUpdate?.(audio.currentTime);
}

function advance(seconds: number): void {
  const from = lastSeconds;
  lastSeconds = seconds;
  if (seconds > from) parts.moved(from, seconds);
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
  lastSeconds = startAt;
  publishPosition(startAt);
  if (autoStart) play();
}

/** Silence while the next sound is being asked for. */
export function holdNothing(): void {
  sound?.sink?.close();
  sound = undefined;
  stopFrames();
  unload(audioElement());
  publishPosition(0);
}

export function play(): void {
  const audio = audioElement();
  const { isReconnecting } = usePlayer.getState();
  // There is nothing to play at this moment: it is a wish for when the sound is there.
  if (!sound || (isReconnecting && audio.error)) {
    dispatch({ type: 'wish' });
    return;
  }
  audio.play().catch((cause: unknown) => {
    // Another item was loaded meanwhile, or the browser wants a press first; a broken file raises its own event.
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') dispatch({ type: 'blocked' });
  });
}

export function pause(): void {
  audioElement().pause();
  // While the sound is fetched anew the element is silent already: what is paused is the wish.
  dispatch({ type: 'pause' });
}

export function togglePlay(): void {
  const { item, phase, isReconnecting, isPlaying } = usePlayer.getState();
  if (!item) return;
  const audio = audioElement();
  const hasFailed = phase === 'failed';
  // A sound that failed is fetched once more: the line may be there again.
  if (hasFailed && sound) audio.load();
  if (hasFailed && !sound) parts.mend('not-opened');
  const isAtIt = isReconnecting || !sound ? isPlaying : !audio.paused;
  if (isAtIt && !hasFailed) pause();
  else play();
}

export function seek(seconds: number): void {
  const audio = audioElement();
  audio.currentTime = Math.min(Math.max(0, seconds), seekableEnd(audio));
  lastSeconds = audio.currentTime;
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
  holdNothing();
  dispatch({ type: 'close' });
  usePlayer.setState({ item: null, canDownload: false });
  showInMediaSession(null);
  parts.changed({});
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
