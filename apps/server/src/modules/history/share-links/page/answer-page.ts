import { answerHtml, type BytesAnswer, type Call } from '../../../../platform/http/index.ts';
import { noPage } from '../../../../platform/http/no-page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { shareAddresses } from '../share-addresses.ts';
import { findSharedItem } from '../share-links.store.ts';
import { sharedPage } from './shared-page.ts';

type Headers = Pick<Call<never>, 'setHeader' | 'removeHeader'>;

interface PageRequest extends Headers {
  platform: Platform;
  params: { shareLinkId: string };
}

/** Only what the server's general rule has, but for any page to frame it. */
const framedPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** The public page, or the player for frames of other pages; a page that says so where there is none. */
export async function answerPage(request: PageRequest, kind: 'page' | 'embed'): Promise<BytesAnswer> {
  const { platform, params } = request;
  const shared = await findSharedItem(platform.db, params.shareLinkId);
  setPageHeaders(request, { kind, isListed: kind === 'page' && shared?.link.isIndexed === true });
  if (!shared) return answerHtml(noPage({ bundle: 'share', kind }), 404);
  return answerHtml(sharedPage({ shared, addresses: shareAddresses(platform, shared.link.id), kind }));
}

function setPageHeaders(
  { setHeader, removeHeader }: Headers,
  { kind, isListed }: { kind: 'page' | 'embed'; isListed: boolean },
): void {
  // a link that was ended is dead at once
  setHeader('cache-control', 'no-cache');
  if (!isListed) setHeader('x-robots-tag', 'noindex');
  if (kind === 'page') return;
  setHeader('content-security-policy', framedPolicy);
  removeHeader('x-frame-options');
}
