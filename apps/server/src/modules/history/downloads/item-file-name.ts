import { type GeneratedAudio, generatedFileName, shortFileName } from '@mynah/contract/file-names';
import anyAscii from 'any-ascii';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { HistoryRow } from '../items/items.tables.ts';

type NamedItem = Pick<
  HistoryRow,
  | 'voiceName'
  | 'voiceCategory'
  | 'text'
  | 'source'
  | 'createdAt'
  | 'modelId'
  | 'settings'
  | 'outputFormat'
  | 'isbnNumber'
>;

/** HIS-069, HIS-070: the name of an item's file is made from the item's own fields. */
export const itemFileName = (item: NamedItem, format: string = item.outputFormat): string =>
  generatedFileName(namingOf(item, format));

export const namingOf = (item: NamedItem, format: string): GeneratedAudio => ({
  name: item.voiceName ? anyAscii(item.voiceName) : shortNameOf(item),
  date_unix: unixSeconds(item.createdAt),
  category: item.voiceCategory,
  model_id: item.modelId,
  voice_settings: item.settings,
  output_format: format,
  isbn_number: item.isbnNumber,
});

/** HIS-065, HIS-073: where no voice took part the item's own name, which is the beginning of its text. */
function shortNameOf({ text, source }: NamedItem): string {
  // the text of an isolated recording is the name of its file
  const title = source === 'Isolation' ? text?.replace(/\.\w{1,5}$/, '') : text;
  return shortFileName(anyAscii((title ?? '').replace(/\s+/g, ' ')));
}
