import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findSharedItem, type SharedRow } from '../share-links.store.ts';

/** What a public address leads to. @throws Failure `share_link_not_found` */
export async function getSharedItem({ db }: Platform, shareLinkId: string): Promise<SharedRow> {
  const shared = await findSharedItem(db, shareLinkId);
  if (!shared) throw new Failure('share_link_not_found', 'This link doesn’t exist or is no longer shared.');
  return shared;
}
