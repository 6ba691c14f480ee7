import type { Listening } from '@mynah/contract/studio/feeds';
import type { ProjectRow } from '../projects/projects.tables.ts';
import type { ChapterSnapshotRow } from '../snapshots/snapshots.tables.ts';
import type { FeedAddresses } from './feed-addresses.ts';

interface Heard {
  project: ProjectRow;
  chapters: readonly ChapterSnapshotRow[];
  addresses: FeedAddresses;
}

/** All that strangers see: no id of a person, a workspace or the project. */
export const toListening = ({ project, chapters, addresses }: Heard): Listening => ({
  title: project.title || project.name,
  author: project.author ?? '',
  page_url: addresses.page,
  feed_url: addresses.feed,
  cover_url: project.coverBlob === null ? null : addresses.cover,
  chapters: chapters.map((snapshot) => ({
    chapter_id: snapshot.chapterId,
    name: snapshot.name,
    duration_ms: snapshot.durationMs,
    audio_url: addresses.episode(snapshot),
    details_url: addresses.details(snapshot),
  })),
});
