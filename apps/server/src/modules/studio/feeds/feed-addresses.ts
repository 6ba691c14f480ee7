import { extensionOfType } from '@mynah/contract/media-types';
import type { Platform } from '../../../platform/platform.ts';
import type { ChapterSnapshotRow } from '../snapshots/snapshots.tables.ts';

/** Every address at which a project can be listened to. */
export function feedAddresses(platform: Pick<Platform, 'publicUrl'>, secret: string) {
  const at = (path: string): string => new URL(path, platform.publicUrl()).href;
  const under = (path: string): string => at(`/v1/studio/feeds/${path}`);
  return {
    page: at(`/listen/${secret}`),
    feed: under(`${secret}.xml`),
    cover: under(`${secret}/cover`),
    /** Another sound of a chapter has another address: no app puts the end of one to the begin of the other. */
    episode: ({ id, contentType }: Pick<ChapterSnapshotRow, 'id' | 'contentType'>): string =>
      under(`${secret}/episodes/${id}.${extensionOfType(contentType) ?? 'mp3'}`),
    details: ({ id }: Pick<ChapterSnapshotRow, 'id'>): string => under(`${secret}/episodes/${id}/details`),
  };
}
export type FeedAddresses = ReturnType<typeof feedAddresses>;

/** The snapshot that the last part of such an address stands for. */
export const snapshotIdOf = (episodeId: string): string => episodeId.replace(/\.\w+$/, '');
