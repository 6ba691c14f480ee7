import { studioLimits } from '@mynah/contract/studio/project-values';
import type { Transaction } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  deleteCastVoice,
  insertCastVoice,
  listCast,
  lockChaptersOfCast,
  updateCastVoice,
  writeVoiceIntoLines,
} from '../cast.store.ts';
import { countRevision } from '../chapters.store.ts';
import { requireVoices } from '../projects.policy.ts';
import { lockProject } from '../projects.store.ts';
import type { CastVoiceRow, ProjectRow } from '../projects.tables.ts';
import { tellChapterChanged, tellProjectChanged } from '../studio-events.ts';

type Part = Pick<CastVoiceRow, 'alias' | 'voiceId' | 'settings' | 'volumeGainDb'>;

/** @throws Failure `voice_not_found`, `unprocessable` for a name that somebody has, or one too many */
export async function addCastVoice(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  part: Part,
): Promise<CastVoiceRow> {
  await requireVoices(platform, actor, [part.voiceId]);
  return platform.db.transaction(async (transaction) => {
    await requireFreeAlias(transaction, project, { alias: part.alias });
    const createdAt = platform.clock.now();
    const row = { ...part, id: newId(), projectId: project.id, createdAt };
    const added = await insertCastVoice(transaction, row);
    await tellProjectChanged(platform, transaction, project);
    return added;
  });
}

/** What is undefined stays. @throws Failure as `addCastVoice`, `cast_voice_not_found` */
export async function editCastVoice(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  id: string,
  change: Partial<Part>,
): Promise<CastVoiceRow> {
  if (change.voiceId !== undefined) await requireVoices(platform, actor, [change.voiceId]);
  return platform.db.transaction(async (transaction) => {
    if (change.alias !== undefined) await requireFreeAlias(transaction, project, { alias: change.alias, id });
    const row = await updateCastVoice(transaction, project, id, { ...change, updatedAt: new Date() });
    if (!row) throw castVoiceNotFound();
    await tellProjectChanged(platform, transaction, project);
    return row;
  });
}

/** Takes somebody out of the cast; their lines keep the voice. @throws Failure `cast_voice_not_found` */
export async function removeCastVoice(platform: Platform, project: ProjectRow, id: string): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const chapterIds = await lockChaptersOfCast(transaction, project, id);
    const row = await deleteCastVoice(transaction, project, id);
    if (!row) throw castVoiceNotFound();
    await writeVoiceIntoLines(transaction, project, row);
    for (const chapter of await countRevision(transaction, project, chapterIds))
      await tellChapterChanged(platform, transaction, project, chapter);
    await tellProjectChanged(platform, transaction, project);
  });
}

/** Each is named once, so that a name says who is meant. */
async function requireFreeAlias(
  transaction: Transaction,
  project: ProjectRow,
  { alias, id }: { alias: string; id?: string },
): Promise<void> {
  await lockProject(transaction, project);
  const others = (await listCast(transaction, project)).filter((one) => one.id !== id);
  if (others.some((other) => other.alias.toLowerCase() === alias.toLowerCase()))
    throw new Failure('unprocessable', `${alias} is in the cast already.`, { loc: ['body', 'alias'] });
  if (others.length >= studioLimits.cast)
    throw new Failure('unprocessable', `A cast can have ${studioLimits.cast} voices.`, {
      loc: ['body', 'alias'],
    });
}

const castVoiceNotFound = (): Failure =>
  new Failure('cast_voice_not_found', 'Nobody of that id is in the cast of this project.');
