import { brand } from '@mynah/contract';
import { firstWords, plainLine } from '../page/plain-line.ts';
import { bylineOf } from '../page/shared-words.ts';
import type { SharedRow } from '../share-links.store.ts';
import { PictureDrawer } from './picture-drawer.ts';

const drawer = new PictureDrawer();

/** The picture that other sites show beside a public link, 1200 by 630. */
export const readPicture = (shared: SharedRow): Promise<Uint8Array> =>
  drawer.draw({
    brand: brand.name,
    words: firstWords(shared.item.text ?? '', 220),
    voiceName: plainLine(shared.item.voiceName ?? ''),
    byline: bylineOf(shared),
    peaks: [...(shared.item.peaks ?? [])],
  });
