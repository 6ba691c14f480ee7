import { mayPass } from '../../../platform/errors/failure-kinds.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { making, requireProject } from '../../studio/projects/index.ts';
import { isAllowed } from '../allowed-domains.ts';
import { hashOf } from '../article.ts';
import type { ArticleToRead } from '../audio-native.jobs.ts';
import { findEmbed, findSettings, updateEmbed } from '../audio-native.store.ts';
import type { EmbedRow, SettingsRow } from '../audio-native.tables.ts';
import { payerOf } from '../payer.ts';
import { replaceText } from './change-content.ts';
import { convert, makePlayer } from './make-player.ts';

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
    if (!(cause instanceof Failure) || mayPass.has(cause.kind)) throw cause;
    await updateEmbed(platform.db, embed, {
      state: embed.projectId === null ? 'failed' : 'kept',
      problem: cause.message,
      checkedAt: platform.clock.now(),
    });
  }
}

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
  const checked = { contentHash, checkedAt: platform.clock.now(), problem: null };
  if (embed.projectId === null) {
    // of an article that is spoken already, whose project was deleted since, nothing is made
    if (embed.state === 'kept') return;
    await makeProject(platform, actor, { embed, content, checked });
    return;
  }
  if (embed.contentHash !== contentHash) {
    const project = await requireProject(platform, actor, embed.projectId, 'editor');
    await replaceText(platform, actor, project, { ...embed, content });
    await convert(platform, actor, project);
  }
  await updateEmbed(platform.db, embed, checked);
}

/** An address that leads to another website says what somebody else wants said. */
function requireAllowed({ allowedDomains }: SettingsRow, { address }: making.ReadContent): void {
  if (address !== undefined && isAllowed(allowedDomains, new URL(address))) return;
  throw new Failure('domain_not_allowed', 'The address leads to a website that isn’t one of your domains.');
}

interface Found {
  embed: EmbedRow;
  content: making.ReadContent;
  checked: Pick<EmbedRow, 'contentHash' | 'checkedAt' | 'problem'>;
}

async function makeProject(
  platform: Platform,
  actor: Actor,
  { embed, content, checked }: Found,
): Promise<void> {
  const title = content.manuscript?.title;
  const project = await makePlayer(platform, actor, {
    name: title || new URL(embed.sourceUrl ?? '').hostname,
    title,
    content,
    into: async (transaction, projectId) => {
      await updateEmbed(transaction, embed, { ...checked, projectId, state: 'kept' });
    },
  });
  await convert(platform, actor, project);
}
