import type { AnswerOf } from '@mynah/contract';
import { brand } from '@mynah/contract';
import type { shareLinkRoutes } from '@mynah/contract/history/share-links';
import { html } from '../../../../platform/http/html.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { embedSize } from '../page/embed-size.ts';
import { plainLine } from '../page/plain-line.ts';
import { titleOf } from '../page/shared-words.ts';
import { pictureSize } from '../picture/picture-size.ts';
import { shareAddresses, shareLinkIdOf } from '../share-addresses.ts';
import { getSharedItem } from './get-shared-item.ts';

interface EmbedQuery {
  url: string;
  maxwidth?: number;
  maxheight?: number;
}

/** How another site shows a public link (https://oembed.com). @throws Failure `share_link_not_found` */
export async function describeEmbed(
  platform: Platform,
  { url, maxwidth = embedSize.width, maxheight = embedSize.height }: EmbedQuery,
): Promise<AnswerOf<typeof shareLinkRoutes.oembed>> {
  const shared = await getSharedItem(platform, shareLinkIdOf(platform, url) ?? '');
  const addresses = shareAddresses(platform, shared.link.id);
  const title = titleOf(shared);
  const width = Math.min(maxwidth, embedSize.width);
  const height = Math.min(maxheight, embedSize.height);
  const author = plainLine(shared.publicUserName ?? '');
  const frame = html`<iframe src="${addresses.embed}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
  return {
    type: 'rich',
    version: '1.0',
    title,
    ...(author && { author_name: author }),
    provider_name: brand.name,
    provider_url: new URL(platform.publicUrl()).href,
    thumbnail_url: addresses.image,
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
    html: frame.markup,
    width,
    height,
  };
}
