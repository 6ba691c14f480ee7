import { Failure, mayPass } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { startConversion } from '../../studio/conversion/index.ts';
import { making, requireProject } from '../../studio/projects/index.ts';
import type { ProjectRow } from '../../studio/projects/projects.tables.ts';
import { isAllowed } from '../allowed-domains.ts';
import { hashOf } from '../article.ts';
import type { ArticleToRead } from '../audio-native.jobs.ts';
import { findEmbed, findSettings, updateEmbed } from '../audio-native.store.ts';
import type { EmbedRow, SettingsRow } from '../audio-native.tables.ts';
import { payerOf } from '../payer.ts';
import { replaceText } from './change-content.ts';
import { makePlayer } from './make-player.ts';

/** Whatever is wrong with the article stands on its page; what is wrong with the server is tried again. */
export async function readArticleOf(
  platform: Platform,
  { workspaceId, embedId }: ArticleToRead,
  signal: AbortSignal,
): Promise<void> {
  const embed = await findEmbed(platform.db, { workspaceId, id: embedId });
  const settings = await findSettings(platform.db, workspaceId);
  if (!embed?.sourceUrl || embed.isRemoved || !settings) return;
  try {
    await read(platform, { embed, settings, sourceUrl: embed.sourceUrl, signal });
  } catch (cause) {
    if (!(cause instanceof Failure) || isOfServer(cause)) throw cause;
    const now = await findEmbed(platform.db, embed);
    await updateEmbed(platform.db, embed, {
      state: now?.projectId ? 'kept' : 'failed',
      problem: cause.message,
      checkedAt: platform.clock.now(),
    });
  }
}

/** A website that does not answer is asked again by a later visit. */
const isOfServer = ({ kind, code }: Failure): boolean => code !== 'outside_unreachable' && mayPass.has(kind);

interface Reading {
  embed: EmbedRow;
  settings: SettingsRow;
  sourceUrl: string;
  signal: AbortSignal;
}

async function read(platform: Platform, { embed, settings, sourceUrl, signal }: Reading): Promise<void> {
  const actor = await payerOf(platform, settings);
  if (!actor) throw new Failure('conflict', 'Nobody in the workspace may have articles spoken.');
  const content = await making.readContent(platform, { fromUrl: sourceUrl }, signal);
  requireAllowed(settings, content);
  const contentHash = hashOf(content);
  const checkedAt = platform.clock.now();
  // of an article whose project was deleted nothing is made again
  if (embed.projectId === null && embed.state === 'kept') return;
  if (embed.contentHash !== contentHash) {
    const project = await writeText(platform, actor, { embed, content });
    // one that is being spoken as it was is spoken anew at the next look
    if (!(await startsAnew(platform, actor, project))) return;
  }
  await updateEmbed(platform.db, embed, { contentHash, checkedAt, problem: null });
}

async function startsAnew(platform: Platform, actor: Actor, project: ProjectRow): Promise<boolean> {
  try {
    await startConversion(platform, actor, project);
    return true;
  } catch (cause) {
    if (cause instanceof Failure && cause.code === 'already_converting') return false;
    throw cause;
  }
}

/** An address that leads to another website says what somebody else wants said. */
function requireAllowed({ allowedDomains }: SettingsRow, { address }: making.ReadContent): void {
  if (address !== undefined && isAllowed(allowedDomains, new URL(address))) return;
  throw new Failure('domain_not_allowed', 'The address leads to a website that isn’t one of your domains.');
}

interface Found {
  embed: EmbedRow;
  content: making.ReadContent;
}

/** Into its project, which is made for an article that is new. */
async function writeText(platform: Platform, actor: Actor, { embed, content }: Found): Promise<ProjectRow> {
  if (embed.projectId !== null) {
    const project = await requireProject(platform, actor, embed.projectId, 'editor');
    await replaceText(platform, actor, project, { ...embed, content });
    return project;
  }
  const title = content.manuscript?.title;
  return makePlayer(platform, actor, {
    name: title || new URL(embed.sourceUrl ?? '').hostname,
    title,
    content,
    into: async (transaction, projectId) => {
      await updateEmbed(transaction, embed, { projectId, state: 'kept' });
    },
  });
}
