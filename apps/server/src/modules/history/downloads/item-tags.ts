import { tags } from '@mynah/audio';
import { brand } from '@mynah/contract';
import { detectLanguage } from '@mynah/text';
import type { DownloadRow } from './downloads.store.ts';

const longestTitleBytes = 120;
const sureLanguage = 0.7;

/** What the file of an item tells of it. */
export const itemTags = (item: DownloadRow): tags.SoundTags => ({
  title: tags.cutText((item.text ?? '').replace(/\s+/gu, ' '), longestTitleBytes),
  artist: item.voiceName ?? undefined,
  album: brand.name,
  date: item.createdAt.toISOString().slice(0, 19),
  language: languageOf(item),
  text: item.text ?? undefined,
  more: {
    model: item.modelId ?? '',
    settings: item.settings ? JSON.stringify(item.settings) : '',
    history_item_id: item.id,
  },
});

/** As it was asked for, else as it reads. */
function languageOf({ request, text }: DownloadRow): string | undefined {
  if (typeof request.language_code === 'string') return request.language_code;
  const { language, confidence } = detectLanguage(text ?? '');
  return confidence >= sureLanguage ? language : undefined;
}
