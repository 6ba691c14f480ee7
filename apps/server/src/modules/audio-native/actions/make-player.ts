import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { convertAnew } from '../../studio/conversion/index.ts';
import { making } from '../../studio/projects/index.ts';
import type { ProjectRow } from '../../studio/projects/projects.tables.ts';
import { type ArticleNames, chapterOf } from '../article.ts';
import { insertEmbed } from '../audio-native.store.ts';
import type { NewEmbed } from '../audio-native.tables.ts';
import { ensureSettings } from '../settings.ts';

type ProjectWishes = Pick<
  Parameters<typeof making.createProject>[2],
  'defaultModelId' | 'textNormalization' | 'dictionaries'
>;

export interface PlayerOrder extends ArticleNames, ProjectWishes {
  name: string;
  voiceId?: string | undefined;
  content: making.ReadContent;
  /** What else is known of the player. */
  embed?: Partial<NewEmbed>;
  /** Writes the project into a row that waits for it, in place of a new one. */
  into?(transaction: Transaction, projectId: string): Promise<void>;
}

/**
 * A project with the text of an article, and the player that plays it.
 * @throws Failure as making a project does: `project_limit_reached`, `voice_not_found`, ...
 */
export async function makePlayer(
  platform: Platform,
  actor: Actor,
  { name, title, author, content, embed, into, ...order }: PlayerOrder,
): Promise<ProjectRow> {
  const settings = await ensureSettings(platform, actor.workspaceId);
  const voiceId = order.voiceId ?? settings.voiceId ?? undefined;
  const { manuscript } = content;
  const wishes: Partial<ProjectWishes> = {};
  if (order.textNormalization) wishes.textNormalization = order.textNormalization;
  if (order.dictionaries) wishes.dictionaries = order.dictionaries;
  const said = { title: title ?? manuscript?.title, author: author ?? manuscript?.author };
  const language = manuscript?.language?.slice(0, 2).toLowerCase();
  const row = { ...newEmbed, ...embed, title: title ?? null, author: author ?? null };
  return making.createProject(platform, actor, {
    ...wishes,
    ...(said.title !== undefined && { title: said.title }),
    ...(said.author !== undefined && { author: said.author }),
    ...(language && { language }),
    name,
    sourceType: 'article',
    defaultTitleVoiceId: voiceId,
    defaultParagraphVoiceId: voiceId,
    defaultModelId: order.defaultModelId ?? settings.modelId ?? undefined,
    chapters: (voices) => {
      const chapter = chapterOf(content, { name, title, author }, voices);
      return chapter.blocks.length === 0 ? [] : [chapter];
    },
    also: async (transaction, { id: projectId }) => {
      if (into) return into(transaction, projectId);
      const { workspaceId } = actor;
      const createdAt = platform.clock.now();
      const kept = await insertEmbed(transaction, { ...row, id: newId(), workspaceId, projectId, createdAt });
      if (!kept) throw new Failure('conflict', 'This address is being read already. Try again in a moment.');
    },
  });
}

const newEmbed = { state: 'kept', sessionization: 0, isFound: false, isRemoved: false } as const;

/** Speaks it as it is now: what was begun for an earlier text ends. What was spoken before is not spoken again. */
export const convert = (platform: Platform, actor: Actor, project: ProjectRow): Promise<void> =>
  convertAnew(platform, actor, project);
