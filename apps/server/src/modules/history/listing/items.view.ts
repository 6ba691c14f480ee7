import type { HistoryFile, HistoryItem } from '@mynah/contract/history/history';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { itemFileName } from '../downloads/index.ts';
import { toFeedback } from '../feedback/index.ts';
import type { HistoryFileRow, HistoryRow } from '../items/items.tables.ts';
import type { Companions } from './companions.store.ts';
import type { ItemRow } from './item-list.store.ts';

/** Lists come without alignments, request and peaks: they are long. */
export const toHistoryItem = (
  item: ItemRow & Companions & Partial<Pick<HistoryRow, 'alignments' | 'peaks' | 'request'>>,
  files?: readonly HistoryFileRow[],
): HistoryItem => ({
  history_item_id: item.id,
  sound_generation_history_item_id: item.source === 'SFX' ? item.id : null,
  request_id: item.requestId,
  voice_id: item.voiceId,
  voice_name: item.voiceName,
  voice_category: item.voiceCategory as HistoryItem['voice_category'],
  model_id: item.modelId,
  // as upstream: what several said is told by its lines alone
  text: item.dialogue ? null : item.text,
  date_unix: unixSeconds(item.createdAt),
  character_count_change_from: item.characterCountFrom,
  character_count_change_to: item.characterCountTo,
  content_type: item.contentType,
  state: 'created',
  settings: item.settings,
  feedback: item.feedback ? toFeedback(item.feedback) : null,
  share_link_id: item.shareLinkId,
  source: item.source,
  alignments: item.alignments
    ? {
        alignment: item.alignments.alignment,
        normalized_alignment: item.alignments.normalizedAlignment,
      }
    : null,
  dialogue: item.dialogue,
  output_format: item.outputFormat,
  isbn_number: item.isbnNumber,
  file_name: itemFileName(item),
  duration_ms: item.durationMs,
  request: item.request ?? null,
  peaks: toText(item.peaks),
  files: files?.map(toHistoryFile) ?? null,
});

const toHistoryFile = ({ name, contentType, sizeBytes, peaks }: HistoryFileRow): HistoryFile => ({
  name,
  content_type: contentType,
  size_bytes: sizeBytes,
  peaks: toText(peaks),
});

const toText = (peaks: Uint8Array | null | undefined): string | null =>
  peaks ? Buffer.from(peaks).toString('base64') : null;
