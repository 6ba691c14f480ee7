import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { making, requireProject } from '../../studio/projects/index.ts';
import type { ProjectRow } from '../../studio/projects/projects.tables.ts';
import { snapshots } from '../../studio/snapshots/index.ts';
import { type ArticleNames, chapterOf, hashOf } from '../article.ts';
import { articleAddress } from '../article-address.ts';
import { findEmbedOfAddress, findEmbedOfProject, updateEmbed } from '../audio-native.store.ts';
import type { EmbedRow } from '../audio-native.tables.ts';
import { convert, makePlayer } from './make-player.ts';

/** @throws Failure `project_not_found` for a project without a player */
export async function getEmbed(
  { db }: Pick<Platform, 'db'>,
  { workspaceId, id }: Pick<ProjectRow, 'workspaceId' | 'id'>,
): Promise<EmbedRow> {
  const embed = await findEmbedOfProject(db, workspaceId, id);
  if (embed && !embed.isRemoved) return embed;
  throw new Failure('project_not_found', 'This project has no player.');
}

export const replaceText = (
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  { content, ...names }: ArticleNames & { content: making.ReadContent },
): Promise<void> =>
  making.replaceByOneChapter(
    platform,
    actor,
    project,
    chapterOf(content, { ...names, name: project.name }, project),
  );

interface ContentChange {
  file?: UploadedFile | undefined;
  autoConvert: boolean;
  autoPublish: boolean;
}

/**
 * Another text for a player. Until new audio is published, visitors hear what they heard.
 * @throws Failure `project_not_found`, `permission_denied`, `invalid_document`
 */
export async function changeContent(
  platform: Platform,
  actor: Actor,
  projectId: string,
  { file, autoConvert, autoPublish, signal }: ContentChange & { signal: AbortSignal },
): Promise<ProjectRow> {
  const project = await requireProject(platform, actor, projectId, 'editor');
  const embed = await getEmbed(platform, project);
  const content = file && (await making.readContent(platform, { fromDocument: file }, signal));
  const newest = await snapshots.findProjectSnapshot(platform.db, {
    workspaceId: actor.workspaceId,
    projectId,
  });
  await updateEmbed(platform.db, embed, {
    pinnedSnapshotId: autoPublish ? null : (embed.pinnedSnapshotId ?? newest?.id ?? null),
  });
  if (content) {
    await replaceText(platform, actor, project, { ...embed, content });
    await updateEmbed(platform.db, embed, { contentHash: hashOf(content), problem: null });
  }
  if (autoConvert) await convert(platform, actor, project);
  return project;
}

/** Visitors hear the newest audio, and each one that comes. */
export async function publish(platform: Platform, actor: Actor, projectId: string): Promise<void> {
  const project = await requireProject(platform, actor, projectId, 'editor');
  await updateEmbed(platform.db, await getEmbed(platform, project), { pinnedSnapshotId: null });
}

interface GivenAddress extends ArticleNames {
  url: string;
  signal: AbortSignal;
}

/**
 * Reads an article and has it spoken for all to hear; its player is made where the address has none.
 * @throws Failure `address_refused`, `outside_unreachable`, `invalid_document`, and as making a project does
 */
export async function readFromAddress(
  platform: Platform,
  actor: Actor,
  { url, title, author, signal }: GivenAddress,
): Promise<ProjectRow> {
  const { workspaceId } = actor;
  const sourceUrl = articleAddress(url) ?? url;
  const embed = await findEmbedOfAddress(platform.db, workspaceId, sourceUrl);
  const content = await making.readContent(platform, { fromUrl: url }, signal);
  const names = { title: title ?? embed?.title, author: author ?? embed?.author };
  const read = {
    state: 'kept',
    sourceUrl,
    contentHash: hashOf(content),
    checkedAt: platform.clock.now(),
    problem: null,
    pinnedSnapshotId: null,
    isRemoved: false,
    title: names.title ?? null,
    author: names.author ?? null,
  } as const;
  let project: ProjectRow;
  if (embed?.projectId) {
    project = await requireProject(platform, actor, embed.projectId, 'editor');
    await replaceText(platform, actor, project, { ...names, content });
    await updateEmbed(platform.db, embed, read);
  } else {
    project = await makePlayer(platform, actor, {
      ...names,
      name: names.title || content.manuscript?.title || new URL(url).hostname,
      content,
      embed: read,
      ...(embed && {
        into: async (transaction, projectId) => {
          await updateEmbed(transaction, embed, { ...read, projectId });
        },
      }),
    });
  }
  await convert(platform, actor, project);
  return project;
}
