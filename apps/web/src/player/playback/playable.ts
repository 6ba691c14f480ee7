import type { HistoryItem } from '@mynah/contract/history/history';
import type { PeakTrack } from '#web/player/peaks/peak-track.ts';
import type { ReceivedBytes } from '#web/player/playback/received-bytes.ts';
import { type PlayerItem, playerItem } from '#web/player/state/player-item.ts';
import { textOfItem } from '#web/shared/audio-items/generation-kinds.ts';
import { fetchAudioUrl, fetchHistoryItem } from '#web/shared/audio-items/history-item.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import type { WordTimes } from '#web/shared/words/word-times.ts';

/** An address that can be played now, and what is known about its sound. */
export interface SoundSource {
  url: string;
  /** Peaks as the server keeps them, in base64. Without any the sound itself is read. */
  peakBytes?: string;
  peaks?: PeakTrack;
  received?: ReceivedBytes;
  words?: WordTimes;
  /** A file of this machine: its picture is read from here, since pages may not fetch such addresses. */
  bytes?: Blob;
}

/** Something that can be played, now or when its turn comes. */
export interface Playable {
  item: PlayerItem;
  /** Asks for an address; those of the history hold for a while only, so it is asked again after a break. */
  open: () => Promise<SoundSource>;
}

/** A history item as the player holds it. */
export const historyPlayable = (item: HistoryItem): Playable => ({
  item: playerItem({
    id: item.history_item_id,
    type: 'speechHistoryItem',
    loaded: true,
    fileName: item.file_name,
    extra: { text: textOfItem(item) || undefined, feedback: item.feedback },
    info: {
      title: textOfItem(item).slice(0, 120),
      description: formatAgo(dateOfUnix(item.date_unix)),
      durationMs: item.duration_ms,
      voice_id: item.voice_id ?? '',
      voice_name: item.voice_name ?? '',
    },
  }),
  open: () => openHistoryItem(item.history_item_id),
});

/** A new address with the picture of the sound. */
export async function openHistoryItem(id: string): Promise<SoundSource> {
  const [url, { peaks }] = await Promise.all([fetchAudioUrl(id), fetchHistoryItem(id)]);
  return { url, peakBytes: peaks ?? undefined };
}

/** A sound from this machine; nothing of it is sent anywhere. */
export function filePlayable(file: File): Playable {
  let url: string | undefined;
  return {
    item: playerItem({
      id: `file:${crypto.randomUUID()}`,
      type: 'file',
      fileName: file.name,
      info: { title: file.name.replace(/\.[^.]+$/, ''), description: file.type.replace('audio/', '') },
    }),
    open: async () => {
      url ??= URL.createObjectURL(file);
      return { url, bytes: file };
    },
  };
}
