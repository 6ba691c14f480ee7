import { audioElement, loadedSound, playFromStart, type Sound } from '#web/app/player/audio-element.ts';
import { startLookup } from '#web/app/player/item-lookup.ts';
import { showInMediaSession } from '#web/app/player/media-session.ts';
import { canStreamToElement, MediaSink } from '#web/app/player/media-sink.ts';
import { decodeAudio, PeakTrack } from '#web/app/player/peak-track.ts';
import type { PlayerItem } from '#web/app/player/player-item.ts';
import { dispatch, usePlayer } from '#web/app/player/player-store.ts';
import { publishPosition } from '#web/app/player/position.ts';
import { ReceivedBytes } from '#web/app/player/received-bytes.ts';

const newPeaks = () => new PeakTrack(decodeAudio, () => publishPosition(audioElement().currentTime));

type UrlOptions = {
  /** Seconds; a take that is compared goes on where the other one was. */
  startAt?: number;
  peaks?: PeakTrack;
  received?: ReceivedBytes;
  /** Estimate, or what is known. */
  duration?: number;
};

/** Plays what can be had at an address: a history item, a preview, a take that was heard before. */
export function playUrl(item: PlayerItem, url: string, options: UrlOptions = {}): void {
  const peaks = options.peaks ?? newPeaks();
  const known = item.info.durationMs === null ? null : item.info.durationMs / 1000;
  beginItem(item, { isStream: false, duration: options.duration ?? known });
  playFromStart({ url, peaks, received: options.received }, { ...options, autoStart: item.autoStart });
  if (!options.peaks) void readPeaks(url, peaks);
}

/** What a generation feeds while it runs. */
export interface PlayerStream {
  readonly received: ReceivedBytes;
  readonly peaks: PeakTrack;
  append: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** All is here; the item may have got its id meanwhile. */
  end: () => void;
  fail: () => void;
}

/** Plays sound while it arrives; `estimatedSeconds` stands for its length until that is known (PLR-028). */
export function playStream(item: PlayerItem, estimatedSeconds: number): PlayerStream {
  const received = new ReceivedBytes();
  const peaks = newPeaks();
  beginItem(item, { isStream: true, duration: estimatedSeconds });
  const sink = canStreamToElement() ? new MediaSink(audioElement()) : undefined;
  const sound: Sound = { url: sink?.url, peaks, received, sink };
  playFromStart(sound, { autoStart: item.autoStart });
  const isLoaded = () => loadedSound() === sound;
  return {
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
      sink?.end();
      if (!isLoaded()) return;
      dispatch({ type: 'stream-ended' });
      if (!sink) playFromStart({ ...sound, url: received.url() }, { autoStart: item.autoStart });
    },
    fail: () => {
      sink?.end();
      if (isLoaded()) dispatch(received.isEmpty ? { type: 'failed' } : { type: 'stream-ended' });
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

function beginItem(item: PlayerItem, { isStream, duration }: { isStream: boolean; duration: number | null }) {
  usePlayer.setState({ item, canDownload: !item.isFirstRequest && item.loaded });
  dispatch({ type: 'load', isStream, duration });
  showInMediaSession(item);
  startLookup(item);
}

/** The estimate was too short: the end moves on with what has arrived. */
function growDuration(): void {
  const { buffered } = audioElement();
  const end = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
  if (end > (usePlayer.getState().duration ?? 0)) dispatch({ type: 'duration', seconds: end });
}

/** The picture of a sound whose peaks nobody told. Without them the line stays flat, which harms nothing. */
async function readPeaks(url: string, peaks: PeakTrack): Promise<void> {
  try {
    const response = await fetch(url);
    if (response.ok) await peaks.readWhole(await response.arrayBuffer());
  } catch (cause) {
    console.error('no waveform for this sound', cause);
  }
}
