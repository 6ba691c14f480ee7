import type { SharedItem, ShareSettings } from '@mynah/contract/history/share-links';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { ShareAddresses } from './share-addresses.ts';
import type { SharedRow, ShareLinkRow } from './share-links.store.ts';

export const toShareSettings = (link: ShareLinkRow | undefined): ShareSettings => ({
  is_shared: link !== undefined,
  is_indexed: link?.isIndexed ?? false,
  created_at_unix: link ? unixSeconds(link.createdAt) : null,
});

/** All that strangers see: no id of a person, a workspace, a voice or the item. */
export const toSharedItem = (
  { link, item, publicUserName }: SharedRow,
  addresses: ShareAddresses,
): SharedItem => ({
  share_link_id: link.id,
  text: item.text,
  public_user_name: publicUserName,
  voice_name: item.voiceName,
  duration_ms: item.durationMs,
  peaks: item.peaks ? Buffer.from(item.peaks).toString('base64') : null,
  alignment: item.alignments?.alignment ?? null,
  audio_url: addresses.audio,
  image_url: addresses.image,
  page_url: addresses.page,
  embed_url: addresses.embed,
  is_indexed: link.isIndexed,
  created_at_unix: unixSeconds(item.createdAt),
});
