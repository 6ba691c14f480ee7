import { usualVoiceId } from '@mynah/contract/voices/usual-voice';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type Locator, resolvePronunciations } from '../../../dictionaries/index.ts';
import { defaultModelId, getSpeechModel } from '../../../models/index.ts';
import { getVoice } from '../../../voices/catalog/index.ts';
import { shareNewResource } from '../../../workspaces/sharing/index.ts';
import { lockWorkspace } from '../../../workspaces/workspace/index.ts';
import type { GivenChapter } from '../chapter-content.ts';
import { type Cover, storeCover } from '../cover.ts';
import { requireKnownVoices, requireProjectRoom } from '../projects.policy.ts';
import { countProjects, insertProject } from '../projects.store.ts';
import type { NewProject, ProjectRow } from '../projects.tables.ts';
import { addChapters } from './change-chapters.ts';
import { getProject } from './get-project.ts';

/** Everything that may be said of a new project; what is undefined has the defaults of the specification. */
export interface ProjectOrder
  extends Partial<
    Pick<
      NewProject,
      | 'title'
      | 'author'
      | 'isbnNumber'
      | 'description'
      | 'genres'
      | 'targetAudience'
      | 'language'
      | 'contentType'
      | 'originalPublicationDate'
      | 'matureContent'
      | 'fiction'
      | 'acxVolumeNormalization'
      | 'textNormalization'
      | 'qualityPreset'
      | 'callbackUrl'
      | 'dictionaries'
      | 'sourceType'
    >
  > {
  name: string;
  defaultTitleVoiceId?: string | undefined;
  defaultParagraphVoiceId?: string | undefined;
  defaultModelId?: string | undefined;
  /** Is written with the project, in one transaction. */
  also?(transaction: Transaction, project: { id: string }): Promise<void>;
  /** Made once the voices of the project are known. */
  chapters(voices: ProjectVoices): readonly GivenChapter[];
}

export type ProjectVoices = Pick<ProjectRow, 'defaultTitleVoiceId' | 'defaultParagraphVoiceId'>;

/** @throws Failure `voice_not_found`, `model_not_found`, `project_limit_reached` */
export async function createProject(
  platform: Platform,
  actor: Actor,
  order: ProjectOrder,
  cover?: Cover,
): Promise<ProjectRow> {
  const { chapters, name, also, ...wishes } = order;
  const model = getSpeechModel(order.defaultModelId ?? defaultModelId);
  const paragraphVoice = await getVoice(platform, actor, order.defaultParagraphVoiceId ?? usualVoiceId);
  const titleVoice = order.defaultTitleVoiceId
    ? await getVoice(platform, actor, order.defaultTitleVoiceId)
    : paragraphVoice;
  const voices = {
    defaultTitleVoiceId: order.defaultTitleVoiceId ?? titleVoice.rowId,
    defaultParagraphVoiceId: order.defaultParagraphVoiceId ?? paragraphVoice.rowId,
  };
  await resolvePronunciations(platform, actor, order.dictionaries);
  const given = chapters(voices);
  await requireKnownVoices(platform, actor, given);
  const { workspaceId, userId, tier } = actor;
  const id = newId();
  const now = platform.clock.now();
  const storedCover = await storeCover(platform, id, cover);
  try {
    await platform.db.transaction(async (transaction) => {
      // two at once take turns, so that they do not pass the limit together
      await lockWorkspace(transaction, workspaceId);
      requireProjectRoom(tier, await countProjects(transaction, workspaceId));
      await insertProject(transaction, {
        ...defaults,
        ...withoutUndefined(wishes),
        ...voices,
        ...storedCover,
        id,
        name,
        workspaceId,
        creatorUserId: userId,
        defaultModelId: model.id,
        chaptersOrderChangedAt: now,
        createdAt: now,
      });
      await addChapters(transaction, { id, workspaceId }, given, now);
      await shareNewResource(transaction, actor, { type: 'project', id });
      await also?.(transaction, { id });
    });
  } catch (cause) {
    if (storedCover?.coverBlob) await dropUnwritten(platform, [storedCover.coverBlob], cause);
    throw cause;
  }
  return getProject(platform, actor, id);
}

/** STU-017 to STU-028. */
const defaults = {
  description: '',
  genres: [] as string[],
  targetAudience: 'all ages',
  matureContent: false,
  acxVolumeNormalization: false,
  continuePlaying: false,
  textNormalization: 'auto',
  qualityPreset: 'standard',
  dictionaries: [] as Locator[],
  sourceType: 'blank',
} as const;

const withoutUndefined = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
