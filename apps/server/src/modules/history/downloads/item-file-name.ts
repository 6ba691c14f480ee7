import { type GeneratedAudio, generatedFileName } from '@mynah/contract/file-names';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ListedItem } from '../items/item-list.store.ts';

/** HIS-069, HIS-070: the name of an item's file is made from the item's own fields. */
export const itemFileName = (item: ListedItem, format: string = item.outputFormat): string =>
  generatedFileName(namingOf(item, format));

const namingOf = (item: ListedItem, format: string): GeneratedAudio => ({
  name: item.voiceName ?? '',
  date_unix: unixSeconds(item.createdAt),
  category: item.voiceCategory,
  model_id: item.modelId,
  voice_settings: item.settings,
  output_format: format,
});
