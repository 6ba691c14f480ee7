import { startLookup } from '#web/player/lookup/item-lookup.ts';
import { PeakTrack } from '#web/player/peaks/peak-track.ts';
import { readPeaks } from '#web/player/peaks/read-peaks.ts';
import {
  audioElement,
  holdNothing,
  loadedSound,
  playFromStart,
  type Sound,
} from '#web/player/playback/audio-element.ts';
import { isConnectionLost } from '#web/player/playback/connection.ts';
import { showInMediaSession } from '#web/player/playback/media-session.ts';
import { canStreamToElement, MediaSink } from '#web/player/playback/media-sink.ts';
import {
  filePlayable,
  openHistoryItem,
  type Playable,
  type SoundSource,
} from '#web/player/playback/playable.ts';
import { parts } from '#web/player/playback/player-parts.ts';
import { ReceivedBytes } from '#web/player/playback/received-bytes.ts';
import { sayFailedPreview } from '#web/player/playback/say-failed-preview.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { dispatch, usePlayer } from '#web/player/state/player-store.ts';
import { publishPosition } from '#web/player/state/position.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { fetchAudioUrl } from '#web/shared/audio-items/history-item.requests.ts';
import { decodeAudio } from '#web/shared/sound/peaks.ts';
import { track } from '#web/shared/track.ts';
import type { WordTimes } from '#web/shared/words/word-times.ts';

const newPeaks = () => new PeakTrack(decodeAudio, () => publishPosition(audioElement().currentTime));

let current: Playable | undefined;

/** What was loaded last, as it was handed in. */
export const loadedPlayable = (): Playable | undefined => current;

/** What the player holds, to be played again from its beginning. */
export function currentPlayable(): Playable | undefined {
  const { item, duration, isStreaming } = usePlayer.getState();
  if (!item || !current) return undefined;
  const durationMs = duration === null || isStreaming ? item.info.durationMs : duration * 1000;
  const isGeneration = item.isFirstRequest && item.loaded;
  return {
    item: {
      ...item,
      isFirstRequest: item.isFirstRequest && !item.loaded,
      autoStart: true,
      info: { ...item.info, durationMs },
    },
    // Once in the history it comes from there: nobody needs to keep its bytes.
    open: isGeneration ? () => openHistoryItem(item.id) : current.open,
  };
}

type StartOptions = {
  /** Seconds. */
  startAt?: number;
};
type UrlOptions = StartOptions & {
  /** The other take of a comparison goes on where this one is, playing or not; the loop stays, it is no step forward. */
  isInPlace?: boolean;
} & Omit<SoundSource, 'url'>;

/** Plays what can be had at an address: a history item, a preview, a take that was heard before. */
export function playUrl(
  asked: PlayerItem,
  url: string,
  { startAt, isInPlace, ...known }: UrlOptions = {},
): void {
  const { isPlaying, phase } = usePlayer.getState();
  const item = isInPlace ? { ...asked, autoStart: isPlaying } : asked;
  const playhead = phase === 'ended' ? 0 : audioElement().currentTime;
  const open = async () => ({ ...known, url: await renew(item, url) });
  begin({ item, open }, { isStream: false, duration: lengthOf(item), isInPlace });
  startSound({ ...known, url }, { startAt: isInPlace ? playhead : startAt, autoStart: item.autoStart });
  if (item.type === 'voicePreview') sayFailedPreview(item.id);
}

/** Addresses of the history hold for a while only; all others stay as they are. */
async function renew({ id, loaded }: PlayerItem, url: string): Promise<string> {
  return loaded && url.startsWith(`${addressOf('GET /v1/history')}/`) ? fetchAudioUrl(id) : url;
}

/** Plays what has no address yet. Until there is one the player shows it and waits. */
export async function playPlayable(playable: Playable, options: StartOptions = {}): Promise<void> {
  const { item } = playable;
  begin(playable, { isStream: false, duration: lengthOf(item) });
  holdNothing();
  // What was asked to play shows as playing, so that a press takes it back.
  if (item.autoStart) dispatch({ type: 'wish' });
  try {
    const source = await playable.open();
    if (current !== playable) return;
    startSound(source, { ...options, autoStart: usePlayer.getState().isPlaying });
  } catch (cause) {
    if (current === playable) failToOpen(cause);
  }
}

function failToOpen(cause: unknown): void {
  if (!isConnectionLost(cause) || !parts.mend('not-opened')) dispatch({ type: 'failed' });
}

/** A sound from this machine: nothing of it leaves it. */
export const playFile = (file: File): Promise<void> => playPlayable(filePlayable(file));

/** Hands an address to the element and draws its picture. */
export function startSound(source: SoundSource, start: { autoStart: boolean; startAt?: number }): void {
  const peaks = source.peaks ?? newPeaks();
  const { url, received, words, peakBytes } = source;
  playFromStart({ url, peaks, received, words }, start);
  if (start.autoStart) track({ name: 'player_played' });
  const seconds = usePlayer.getState().duration;
  if (peakBytes && seconds !== null) peaks.setBytes(peakBytes, seconds);
  else if (!source.peaks) void readPeaks(source.bytes ?? url, peaks);
}

/** What a generation feeds while it runs. */
interface PlayerStream {
  readonly item: PlayerItem;
  readonly received: ReceivedBytes;
  readonly peaks: PeakTrack;
  append: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** All is here; the item may have got its id meanwhile. */
  end: () => void;
  /** No more comes. After a lost connection the rest is looked for in the history. */
  fail: (cause?: unknown) => void;
}

/**
 * Plays sound while it arrives. `estimatedSeconds` stands for its length until that is known (PLR-028); `words` grow
 * with the sound.
 */
export function playStream(item: PlayerItem, estimatedSeconds: number, words?: WordTimes): PlayerStream {
  const received = new ReceivedBytes();
  const peaks = newPeaks();
  const open = async () => ({ url: received.url(), peaks, received, words });
  begin({ item, open }, { isStream: true, duration: estimatedSeconds });
  const sink = canStreamToElement() ? new MediaSink(audioElement()) : undefined;
  const sound: Sound = { url: sink?.url, peaks, received, sink, words };
  playFromStart(sound, { autoStart: item.autoStart });
  const isLoaded = () => loadedSound() === sound;
  const finish = () => {
    sink?.end();
    if (!isLoaded()) return;
    dispatch({ type: 'stream-ended' });
    if (!sink && !received.isEmpty) {
      playFromStart({ ...sound, url: received.url() }, { autoStart: item.autoStart });
    }
  };
  return {
    item,
    received,
    peaks,
    append: (bytes) => {
      received.append(bytes);
      peaks.append(bytes);
      sink?.append(bytes);
      if (isLoaded()) growDuration();
    },
    end: () => {
      peaks.end();
      finish();
    },
    fail: (cause) => {
      if (isLoaded() && isConnectionLost(cause)) parts.awaitRest(item, finish);
      else if (isLoaded() && received.isEmpty) dispatch({ type: 'failed' });
      else finish();
    },
  };
}

/** PLR-005: the same voice in another language. */
export function playInLanguage(language: string): void {
  const { item } = usePlayer.getState();
  const preview = item?.info.languagePreviewUrls.find((candidate) => candidate.language === language);
  if (!item || !preview) return;
  playUrl({ ...item, autoStart: true, info: { ...item.info, language } }, preview.previewUrl);
}

type LoadOptions = { isStream: boolean; duration: number | null; isInPlace?: boolean };

function begin(playable: Playable, { isInPlace, ...load }: LoadOptions): void {
  const { item } = playable;
  const former = currentPlayable();
  current = playable;
  usePlayer.setState({ item, canDownload: !item.isFirstRequest && item.loaded });
  dispatch({ type: 'load', ...load });
  showInMediaSession(item);
  startLookup(item);
  parts.changed({ former: former?.item.id === item.id ? undefined : former, isInPlace });
}

const lengthOf = ({ info }: PlayerItem): number | null =>
  info.durationMs === null ? null : info.durationMs / 1000;

/** The estimate was too short: the end moves on with what has arrived. */
function growDuration(): void {
  const { buffered } = audioElement();
  const end = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
  if (end > (usePlayer.getState().duration ?? 0)) dispatch({ type: 'duration', seconds: end });
}
