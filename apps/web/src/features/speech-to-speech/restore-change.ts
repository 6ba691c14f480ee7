import type { HistoryItem } from '@mynah/contract/history/history';
import { type Source, setSource } from '#web/features/speech-to-speech/change-draft.ts';
import { type Changed, showChanged } from '#web/features/speech-to-speech/change-voice.ts';
import { message } from '#web/features/speech-to-speech/messages.ts';
import { playerItem } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';

/**
 * Puts the recording of a history item and what became of it on the page again, to be heard against one another.
 * False when the item has no recording: those made before they were kept, or with history switched off.
 */
export async function restoreChange(item: HistoryItem): Promise<boolean> {
  if (!item.files?.some(({ name }) => name === 'original')) return false;
  const { history_item_id } = item;
  const [before, after] = await Promise.all([
    request('GET /v1/history/{history_item_id}/files/{file_name}', {
      params: { history_item_id, file_name: 'original' },
    }).then((answer) => answer.blob()),
    fetchSound(history_item_id),
  ]);
  const { file_name: name } = item.request ?? {};
  const source = setSource(before, typeof name === 'string' && name !== '' ? name : message('sourceName'));
  showChanged(changedOf(item, source, after));
  return true;
}

/** What became of a recording that is on the page. */
export async function showResult(item: HistoryItem, source: Source): Promise<Changed> {
  return showChanged(changedOf(item, source, await fetchSound(item.history_item_id)));
}

const fetchSound = async (id: string): Promise<Blob> =>
  (await request('GET /v1/history/{history_item_id}/audio', { params: { history_item_id: id } })).blob();

function changedOf(item: HistoryItem, { id: sourceId, name: title }: Source, bytes: Blob): Changed {
  const { history_item_id: id, voice_id, voice_name, peaks } = item;
  const { engine, remove_background_noise: isNoiseGone } = item.request ?? {};
  return {
    id,
    sourceId,
    voiceName: voice_name ?? '',
    item: playerItem({
      id,
      type: 'speech-to-speech',
      info: { title, voice_id: voice_id ?? undefined, voice_name: voice_name ?? undefined },
    }),
    url: URL.createObjectURL(bytes),
    bytes,
    peaks: peaks ? Array.from(atob(peaks), (character) => character.charCodeAt(0) / 255) : [],
    engine: typeof engine === 'string' ? engine : '',
    warnings: isNoiseGone === false ? ['background_noise_not_removed'] : [],
  };
}
