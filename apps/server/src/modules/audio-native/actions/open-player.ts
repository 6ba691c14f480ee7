import type { ArticlePlayer } from '@mynah/contract/audio-native';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { making as projects } from '../../studio/projects/index.ts';
import { snapshots } from '../../studio/snapshots/index.ts';
import { readArticle } from '../audio-native.jobs.ts';
import {
  countFound,
  findEmbed,
  findEmbedOfAddress,
  findSettings,
  insertEmbed,
  takeCheck,
} from '../audio-native.store.ts';
import type { EmbedRow } from '../audio-native.tables.ts';
import type { Ticket } from '../ticket.ts';

const minuteMs = 60_000;
/** Between two looks at an article, whether it changed; and at one that could not be read. */
const againMs = 10 * minuteMs;
const afterFailureMs = 60 * minuteMs;

export const embedOfTicket = (
  { db }: Pick<Platform, 'db'>,
  { workspaceId, embedId, url }: Ticket,
): Promise<EmbedRow | undefined> =>
  embedId !== undefined
    ? findEmbed(db, { workspaceId, id: embedId })
    : findEmbedOfAddress(db, workspaceId, url ?? '');

/** What a visitor's player shows. An article of the workspace's own pages that is new or has changed is read now. */
export async function openPlayer(platform: Platform, ticket: Ticket): Promise<ArticlePlayer> {
  const embed = await embedOfTicket(platform, ticket);
  if (!embed) return ticket.url === undefined ? unavailable : takeArticle(platform, ticket, ticket.url);
  if (embed.isRemoved) return unavailable;
  const isAtHome = ticket.url !== undefined && ticket.url === embed.sourceUrl;
  if (embed.state === 'reading') return making;
  if (embed.state === 'failed')
    return isAtHome && (await lookAgain(platform, embed, afterFailureMs)) ? making : unavailable;
  if (isAtHome && embed.projectId !== null) await lookAgain(platform, embed, againMs);
  return showPlayer(platform, embed);
}

const making = { state: 'making' } as const;
const unavailable = { state: 'unavailable' } as const;

/** Strangers make a workspace pay for so many articles an hour, and each of them for one. */
async function takeArticle(
  platform: Platform,
  { workspaceId }: Ticket,
  sourceUrl: string,
): Promise<ArticlePlayer> {
  const { db, clock } = platform;
  const settings = await findSettings(db, workspaceId);
  const now = clock.now();
  const anHourAgo = new Date(now.getTime() - 60 * minuteMs);
  if (!settings || (await countFound(db, workspaceId, anHourAgo)) >= settings.articlesPerHour)
    return unavailable;
  await db.transaction(async (transaction) => {
    const embed = await insertEmbed(transaction, {
      id: newId(),
      workspaceId,
      state: 'reading',
      sourceUrl,
      checkedAt: now,
      sessionization: 0,
      isFound: true,
      isRemoved: false,
      createdAt: now,
    });
    if (embed) await enqueue(platform, embed, transaction);
  });
  return making;
}

async function lookAgain(platform: Platform, embed: EmbedRow, afterMs: number): Promise<boolean> {
  const now = platform.clock.now();
  const lastBefore = new Date(now.getTime() - afterMs);
  return platform.db.transaction(async (transaction) => {
    const isTaken = await takeCheck(transaction, embed, { lastBefore, now });
    if (isTaken) await enqueue(platform, embed, transaction);
    return isTaken;
  });
}

const enqueue = (
  { jobs }: Platform,
  { id, workspaceId }: EmbedRow,
  transaction: Parameters<Parameters<Platform['db']['transaction']>[0]>[0],
) => jobs.enqueue(readArticle, { workspaceId, embedId: id }, { transaction, group: workspaceId });

async function showPlayer(platform: Platform, embed: EmbedRow): Promise<ArticlePlayer> {
  const { workspaceId, projectId, pinnedSnapshotId } = embed;
  if (projectId === null) return unavailable;
  const key = { workspaceId, projectId };
  const project = await projects.findProjectOf(platform.db, { workspaceId, id: projectId });
  if (!project) return unavailable;
  const snapshot =
    (pinnedSnapshotId !== null &&
      (await snapshots.findProjectSnapshot(platform.db, { ...key, id: pinnedSnapshotId }))) ||
    (await snapshots.findProjectSnapshot(platform.db, key));
  if (!snapshot) {
    const sounds = await projects.describeSounds(platform, [project]);
    const { state = 'default' } = sounds.get(projectId) ?? {};
    return state === 'default' ? unavailable : making;
  }
  const ids = snapshot.chapterSnapshotIds;
  const chapters = await snapshots.listChapterSnapshots(platform.db, { workspaceId, ids });
  if (chapters.length === 0) return unavailable;
  return {
    state: 'ready',
    snapshot_id: snapshot.id,
    title: embed.title || project.title || project.name,
    author: embed.author || project.author || '',
    sessionization: embed.sessionization,
    chapters: ids.flatMap((id) => {
      const chapter = chapters.find((each) => each.id === id);
      if (!chapter) return [];
      return [{ chapter_snapshot_id: id, name: chapter.name, duration_ms: chapter.durationMs }];
    }),
  };
}
