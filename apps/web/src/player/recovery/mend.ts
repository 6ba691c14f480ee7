import { waitUnlessAborted } from '#web/player/lookup/history-lookup.ts';
import { audioElement, loadedSound } from '#web/player/playback/audio-element.ts';
import { isConnectionLost, probe } from '#web/player/playback/connection.ts';
import { openHistoryItem, type Playable } from '#web/player/playback/playable.ts';
import { loadedPlayable, startSound } from '#web/player/playback/player.ts';
import type { SoundLoss } from '#web/player/playback/player-parts.ts';
import { reopen } from '#web/player/recovery/reopen.ts';
import type { PlayerItem } from '#web/player/state/player-item.ts';
import { dispatch, usePlayer } from '#web/player/state/player-store.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { waitForConnection } from '#web/shared/connection/connection.ts';

/** A file that breaks again and again at the same place is not mended by fetching it. */
const MENDS_WITHOUT_PROGRESS = 2;
/** The server finishes an interrupted generation within this many looks, or not at all. */
const REST_TRIES = 12;

let underWay: AbortController | undefined;
let fruitless = 0;

/** Fetches the sound anew and goes on where it was. False when that would not help. */
export function mend(loss: SoundLoss): boolean {
  const playable = loadedPlayable();
  if (!playable || !isWorthMending(loss, playable)) return false;
  if (loss instanceof Object) fruitless += 1;
  if (fruitless > MENDS_WITHOUT_PROGRESS) return false;
  void resume(playable, audioElement().currentTime).catch(() => {
    // Given up, because another sound was loaded.
  });
  return true;
}

/** A generation whose line broke: what is here plays on, until the whole is in the history. */
export function awaitRest(item: PlayerItem, giveUp: () => void): void {
  void goOverToHistory(item, giveUp).catch(() => {
    // Given up, because another sound was loaded.
  });
}

/** The playhead moves: what broke is whole again. */
export function noteProgress(): void {
  fruitless = 0;
}

export function stopMending(): void {
  underWay?.abort();
  fruitless = 0;
}

function isWorthMending(loss: SoundLoss, { item }: Playable): boolean {
  if (loss === 'stalled' || loss === 'not-opened') return true;
  if (loadedSound()?.url?.startsWith('blob:')) return false;
  if (loss.code === loss.MEDIA_ERR_NETWORK) return true;
  // Elements call everything so that they could not begin to read. A preview is soon pressed again.
  return (
    loss.code === loss.MEDIA_ERR_SRC_NOT_SUPPORTED && (item.type !== 'voicePreview' || !navigator.onLine)
  );
}

async function resume(playable: Playable, startAt: number): Promise<void> {
  const signal = beginMending();
  const source = await attempt(() =>
    reopen({
      open: async () => {
        const opened = await playable.open();
        await probe(opened.url, signal);
        return opened;
      },
      isPassing: isConnectionLost,
      wait: (durationMs) => waitForConnection(durationMs, signal),
    }),
  );
  signal.throwIfAborted();
  if (!source) return dispatch({ type: 'failed' });
  const autoStart = usePlayer.getState().isPlaying;
  startSound({ ...source, peaks: loadedSound()?.peaks ?? source.peaks }, { startAt, autoStart });
}

async function goOverToHistory(item: PlayerItem, giveUp: () => void): Promise<void> {
  const signal = beginMending();
  const found = await attempt(() =>
    reopen({
      open: async () => {
        const [entry, source] = await Promise.all([
          fetchHistoryItem(item.id, signal),
          openHistoryItem(item.id),
        ]);
        return { entry, source };
      },
      isPassing: (cause) => isConnectionLost(cause) || isNotYetThere(cause),
      // A line that is back says nothing about the server: it still writes.
      wait: (durationMs) => waitUnlessAborted(durationMs, signal),
      tries: REST_TRIES,
    }),
  );
  signal.throwIfAborted();
  dispatch({ type: 'reconnected' });
  if (!found) return giveUp();
  const { entry, source } = found;
  const fileName = entry.file_name;
  usePlayer.setState({ item: { ...item, fileName, loaded: true }, canDownload: true });
  dispatch({ type: 'stream-ended' });
  if (entry.duration_ms !== null) dispatch({ type: 'duration', seconds: entry.duration_ms / 1000 });
  const { isPlaying } = usePlayer.getState();
  startSound(source, { startAt: audioElement().currentTime, autoStart: isPlaying });
}

const isNotYetThere = (cause: unknown): boolean => cause instanceof ApiError && cause.status === 404;

function beginMending(): AbortSignal {
  underWay?.abort();
  underWay = new AbortController();
  dispatch({ type: 'connection-lost' });
  return underWay.signal;
}

/** Undefined when it will not come; the player says so. */
async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (cause) {
    console.error('the sound could not be fetched anew', cause);
    return undefined;
  }
}
