import { Failure } from '../../../../platform/errors/index.ts';
import type { ServedFile } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapters as chaptersOf, openCover } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { latestSnapshots, listChapterSnapshots } from '../../snapshots/index.ts';
import { feedAddresses, snapshotIdOf } from '../feed-addresses.ts';
import { findProjectBySecret } from '../feeds.store.ts';
import { writeFeed } from '../write-feed.ts';

const unknown = (): Failure => new Failure('not_found', 'There’s no podcast at this address.');

async function getProjectOf({ db }: Platform, secret: string): Promise<ProjectRow> {
  const project = await findProjectBySecret(db, secret);
  if (!project) throw unknown();
  return project;
}

/** Muted chapters are no episodes. @throws Failure `not_found` */
export async function readFeed(platform: Platform, secret: string): Promise<string> {
  const project = await getProjectOf(platform, secret);
  const chapters = await chaptersOf.listChapters(platform.db, [project.id]);
  const newest = new Map(
    (await latestSnapshots(platform.db, project)).map((snapshot) => [snapshot.chapterId, snapshot]),
  );
  const episodes = chapters.flatMap(({ id, name, isMuted }) => {
    const snapshot = isMuted ? undefined : newest.get(id);
    return snapshot ? [{ ...snapshot, name }] : [];
  });
  return writeFeed({ project, episodes, addresses: feedAddresses(platform, secret) });
}

/** @throws Failure `not_found` */
export async function openFeedCover(platform: Platform, secret: string): Promise<ServedFile> {
  return openCover(platform, await getProjectOf(platform, secret));
}

/** @throws Failure `not_found` */
export async function openEpisode(
  platform: Platform,
  secret: string,
  episodeId: string,
): Promise<ServedFile> {
  const project = await getProjectOf(platform, secret);
  const { workspaceId } = project;
  const ids = [snapshotIdOf(episodeId)];
  const [snapshot] = await listChapterSnapshots(platform.db, { workspaceId, ids });
  if (snapshot?.projectId !== project.id) throw unknown();
  const chapters = await chaptersOf.listChapters(platform.db, [project.id]);
  if (!chapters.some(({ id, isMuted }) => id === snapshot.chapterId && !isMuted)) throw unknown();
  const { contentType, audioBytes, audioBlob } = snapshot;
  return { contentType, sizeBytes: audioBytes, open: (range) => platform.blobs.stream(audioBlob, range) };
}
