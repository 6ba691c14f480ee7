import type { EpisodeDetails, Listening } from '@mynah/contract/studio/feeds';
import { Failure } from '../../../../platform/errors/index.ts';
import type { ServedFile } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { chapters as chaptersOf, openCover } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { listChapterSnapshots, readSnapshotTimes } from '../../snapshots/index.ts';
import type { ChapterSnapshotRow } from '../../snapshots/snapshots.tables.ts';
import { feedAddresses, snapshotIdOf } from '../feed-addresses.ts';
import { findProjectBySecret } from '../feeds.store.ts';
import { toListening } from '../feeds.view.ts';
import { newestChapters } from '../newest-chapters.ts';
import { writeFeed } from '../write-feed.ts';

const unknown = (): Failure => new Failure('not_found', 'There’s nothing at this address.');

async function getProjectOf({ db }: Platform, secret: string): Promise<ProjectRow> {
  const project = await findProjectBySecret(db, secret);
  if (!project) throw unknown();
  return project;
}

/** Muted chapters are no episodes. @throws Failure `not_found` */
export async function readFeed(platform: Platform, secret: string): Promise<string> {
  const project = await getProjectOf(platform, secret);
  const episodes = await newestChapters(platform.db, project);
  return writeFeed({ project, episodes, addresses: feedAddresses(platform, secret) });
}

/** @throws Failure `not_found` */
export async function getListening(platform: Platform, secret: string): Promise<Listening> {
  const project = await getProjectOf(platform, secret);
  const chapters = await newestChapters(platform.db, project);
  return toListening({ project, chapters, addresses: feedAddresses(platform, secret) });
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
  const { contentType, audioBytes, audioBlob } = await getEpisode(platform, secret, episodeId);
  return { contentType, sizeBytes: audioBytes, open: (range) => platform.blobs.stream(audioBlob, range) };
}

/** @throws Failure `not_found` */
export async function getEpisodeDetails(
  platform: Platform,
  secret: string,
  episodeId: string,
): Promise<EpisodeDetails> {
  const snapshot = await getEpisode(platform, secret, episodeId);
  return {
    peaks: Buffer.from(snapshot.peaks).toString('base64'),
    alignment: await readSnapshotTimes(platform, snapshot),
  };
}

async function getEpisode(
  platform: Platform,
  secret: string,
  episodeId: string,
): Promise<ChapterSnapshotRow> {
  const project = await getProjectOf(platform, secret);
  const { workspaceId } = project;
  const ids = [snapshotIdOf(episodeId)];
  const [snapshot] = await listChapterSnapshots(platform.db, { workspaceId, ids });
  if (snapshot?.projectId !== project.id) throw unknown();
  const chapters = await chaptersOf.listChapters(platform.db, [project.id]);
  if (!chapters.some(({ id, isMuted }) => id === snapshot.chapterId && !isMuted)) throw unknown();
  return snapshot;
}
