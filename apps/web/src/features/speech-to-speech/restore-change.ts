import type { HistoryItem } from '@mynah/contract/history/history';
import { setSource } from '#web/features/speech-to-speech/change-draft.ts';
import { type ChangedSound, showChanged } from '#web/features/speech-to-speech/change-voice.ts';
import { message } from '#web/features/speech-to-speech/messages.ts';
import { playerItem } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';

/**
 * Puts the recording of a history item and what became of it on the page again, to be heard against one another.
 * False when the item has no recording: those made before they were kept, or with history switched off.
 */
export async function restoreChange(item: HistoryItem): Promise<boolean> {
  const original = item.files?.find(({ name }) => name === 'original');
  if (!original) return false;
  const { history_item_id } = item;
  const [before, after] = await Promise.all([
    request('GET /v1/history/{history_item_id}/files/{file_name}', {
      params: { history_item_id, file_name: 'original' },
    }).then((answer) => answer.blob()),
    request('GET /v1/history/{history_item_id}/audio', { params: { history_item_id } }).then((answer) =>
      answer.blob(),
    ),
  ]);
  const { file_name: name, engine } = item.request ?? {};
  const title = typeof name === 'string' && name !== '' ? name : message('sourceName');
  const source = setSource(before, title);
  const { voice_id, voice_name, history_item_id: id } = item;
  showChanged({
    id,
    sourceId: source.id,
    voiceName: voice_name ?? '',
    item: playerItem({
      id,
      type: 'speech-to-speech',
      info: { title, voice_id: voice_id ?? undefined, voice_name: voice_name ?? undefined },
    }),
    sound: keptSound(after, item.peaks),
    isComplete: true,
    engine: typeof engine === 'string' ? engine : '',
    warnings: [],
  });
  return true;
}

function keptSound(bytes: Blob, peaks: string | null | undefined): ChangedSound {
  const url = URL.createObjectURL(bytes);
  const shown = peaks ? Array.from(atob(peaks), (character) => character.charCodeAt(0) / 255) : [];
  return {
    url: () => url,
    known: { bytes },
    peaks: () => shown,
    release: () => URL.revokeObjectURL(url),
  };
}
